/// The style sheet of an evaluation's page.
enum EvaluationStyle {
    static let sheet = """
        :root{color-scheme:light dark;--ink:#1c2430;--soft:#5b6675;--paper:#fff;--card:#f5f7fa;--line:#d9dfe7;\
        --main:47,111,222;--bad:205,62,49;--mass:#c3ccd8}\
        @media(prefers-color-scheme:dark){:root{--ink:#e8edf4;--soft:#9fabbb;--paper:#12161c;--card:#1b212a;\
        --line:#303a47;--main:110,162,255;--bad:255,122,107;--mass:#3b4757}}\
        *{box-sizing:border-box}\
        body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}\
        main{max-width:1080px;margin:0 auto;padding:24px 16px 48px}\
        h1{font-size:1.6rem;line-height:1.25;margin:0;overflow-wrap:anywhere}\
        h2{font-size:1.1rem;margin:0 0 12px}\
        .muted{color:var(--soft);margin:4px 0 20px;overflow-wrap:anywhere}\
        section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:18px;\
        margin:0 0 16px;min-width:0}\
        .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,400px),1fr));gap:0 16px;\
        align-items:start}\
        .cards{list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;\
        margin:0 0 16px;padding:0}\
        .cards li{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:12px 14px}\
        .cards span,.cards small{display:block;color:var(--soft);font-size:.82rem}\
        .cards strong{display:block;font-size:1.45rem;line-height:1.3;font-variant-numeric:tabular-nums}\
        .note{color:var(--soft);font-size:.88rem;margin:8px 0}\
        .scroll{overflow-x:auto}\
        table{border-collapse:collapse;width:100%;font-size:.9rem}\
        th{text-align:left;color:var(--soft);font-weight:600}\
        th,td{padding:4px 8px;border-bottom:1px solid var(--line);white-space:nowrap}\
        td:not(:first-child),th:not(:first-child){text-align:right;font-variant-numeric:tabular-nums}\
        td .bar{display:block;min-width:70px;height:8px;border-radius:4px;background:var(--line)}\
        .bar i{display:block;height:100%;border-radius:4px;background:rgb(var(--main))}\
        .matrix{width:auto;font-size:.72rem}\
        .matrix th,.matrix td{padding:2px 4px;text-align:center;min-width:26px;border:1px solid var(--line)}\
        .matrix th[scope=row],.matrix th:first-child{text-align:left;position:sticky;left:0;\
        background:var(--card);font-weight:400}\
        .matrix .right{background:rgba(var(--main),calc(var(--share)*.7))}\
        .matrix .wrong{background:rgba(var(--bad),var(--share))}\
        details{border-bottom:1px solid var(--line);padding:6px 0}\
        summary{cursor:pointer;overflow-wrap:anywhere}summary span,small{color:var(--soft)}\
        summary>b{display:inline-block;min-width:2em;text-align:right;margin-right:.4em}\
        details ul{margin:6px 0 4px;padding-left:34px;font-size:.92rem}\
        details li{overflow-wrap:anywhere}details li b{font-weight:400;color:var(--soft)}\
        svg{width:100%;max-width:480px;height:auto;display:block;margin:0 auto}\
        svg text{font-size:11px;fill:var(--soft);text-anchor:middle}svg .end{text-anchor:end}\
        .grid{stroke:var(--line)}.mass{fill:var(--mass)}\
        .diagonal{stroke:var(--soft);stroke-dasharray:4 4;fill:none}\
        .line{stroke:rgb(var(--main));stroke-width:2;fill:none}.dot{fill:rgb(var(--main))}\
        .band{stroke:rgb(var(--main));stroke-width:1.5;opacity:.45}\
        @media(max-width:520px){section{padding:14px 10px}th,td{padding:4px}table{font-size:.8rem}\
        td .bar{min-width:24px}}\
        @media print{body{font-size:10pt}section{break-inside:avoid-page}}
        """
}
