/// The style sheet of a report: light and dark, narrow and wide, screen and paper.
enum HTMLStyle {
    static let text = """
        :root{color-scheme:light dark;--ink:#1c2430;--soft:#566170;--paper:#fff;--card:#f6f8fb;\
        --line:#d9dfe7;--bar:#2f6fde;--next:#b86a00;--good:#1a7f4b;--h0:#e6ebf2;--h1:#bcd2f7;\
        --h2:#86adf0;--h3:#4a83e4;--h4:#1f57bd}\
        @media(prefers-color-scheme:dark){:root{--ink:#e8edf4;--soft:#a4b0bf;--paper:#12161c;\
        --card:#1b212a;--line:#303a47;--bar:#6ea2ff;--next:#f2aa4c;--good:#5fd39a;--h0:#252d38;\
        --h1:#234272;--h2:#2f5da6;--h3:#4a83e4;--h4:#9cc0ff}}\
        *{box-sizing:border-box}\
        body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}\
        main{max-width:900px;margin:0 auto;padding:24px 16px 48px}\
        h1{font-size:1.8rem;margin:0;overflow-wrap:anywhere}h2{font-size:1.15rem;margin:0 0 12px}\
        .muted{color:var(--soft);margin:4px 0 20px}a{color:inherit}\
        section{background:var(--card);border:1px solid var(--line);border-radius:12px;\
        padding:18px;margin:0 0 16px}p{margin:0 0 8px}\
        ul{margin:0;padding-left:20px;color:var(--soft);font-size:.9rem;overflow-wrap:anywhere}\
        dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:10px;\
        margin:14px 0 0}dl div{border-left:3px solid var(--bar);padding-left:10px}\
        dt{color:var(--soft);font-size:.85rem}dd{margin:0;font-weight:650;font-size:1.1rem;\
        font-variant-numeric:tabular-nums}\
        table{border-collapse:collapse;width:100%;font-size:.92rem;margin-top:12px}\
        caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}\
        thead th{color:var(--soft);font-weight:600}\
        .n{text-align:right;white-space:nowrap}th{text-align:left}thead .n{text-align:right}tbody th{font-weight:500;overflow-wrap:anywhere}\
        #categories th,#budgets th,#months th,#record th{overflow-wrap:normal}\
        th,td{padding:6px 8px;border-bottom:1px solid var(--line);vertical-align:top}\
        td{font-variant-numeric:tabular-nums;overflow-wrap:break-word}td:last-child{overflow-wrap:anywhere}\
        tr:last-child>*{border-bottom:0}tr:target{background:var(--h1)}\
        svg{width:100%;height:auto;display:block;margin:0 0 12px}\
        svg text{font-size:12px;fill:var(--soft)}.mid{text-anchor:middle}.end{text-anchor:end}\
        svg.spark{width:90px;height:22px;margin:0}.spark path{fill:none;stroke:var(--bar);\
        stroke-width:1.5}.bar{fill:var(--bar)}.partial{opacity:.45}.in{fill:var(--good);opacity:.7}\
        .forecast{fill:var(--next);opacity:.75}.band{stroke:var(--ink);stroke-width:1.5;fill:none}\
        .line{fill:none;stroke:var(--bar);stroke-width:2}.next{fill:none;stroke:var(--next);\
        stroke-width:2;stroke-dasharray:5 3}.range{fill:var(--next);opacity:.22}\
        .zero{stroke:var(--soft);stroke-dasharray:2 3}\
        .h0{fill:var(--h0)}.h1{fill:var(--h1)}.h2{fill:var(--h2)}.h3{fill:var(--h3)}\
        .h4{fill:var(--h4)}\
        .advice{margin:0;padding-left:24px}.advice li{margin:0 0 10px}\
        .advice small{color:var(--soft);display:block}.say{font-weight:600}\
        @media(max-width:640px){main{padding:16px 10px 32px}section{padding:14px}\
        thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}\
        table,tbody,tr,td,tbody th{display:block;width:100%}\
        tbody tr{border-bottom:1px solid var(--line);padding:8px 0}\
        tbody tr:last-child{border-bottom:0}th,td{border:0;padding:2px 0}\
        tbody th{font-weight:650}td{display:flex;justify-content:space-between;gap:12px;\
        text-align:right}td::before{content:attr(data-name);color:var(--soft);text-align:left;\
        flex:none}.n{white-space:normal}svg .mid,svg .end,svg .start{font-size:22px}\
        svg .alt{display:none}}\
        @media print{:root{color-scheme:light;--ink:#000;--soft:#444;--paper:#fff;--card:#fff;\
        --line:#ccc;--bar:#2f6fde;--next:#b86a00;--h0:#e6ebf2;--h1:#bcd2f7;--h2:#86adf0;\
        --h3:#4a83e4;--h4:#1f57bd}body{font-size:10.5pt}section,tr,svg,h2,dl,li{break-inside:avoid}\
        h2{break-after:avoid}main{max-width:none;padding:0}*{print-color-adjust:exact}}
        """
}
