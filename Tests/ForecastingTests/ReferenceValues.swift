// Made by Benchmarks/forecasting/references.py with statsmodels 0.15.0 and statsforecast
// 2.1.1.
import Forecasting

/// What peers make of one series.
enum ReferenceValues {
    struct Smoothing: Sendable {
        let form: SmoothingForm
        let parameters: SmoothingParameters
        let state: SmoothingState
        let logLikelihood: Double
        let fitted: [Double]
        let forecast: [Double]
    }

    struct Theta: Sendable {
        let kind: ThetaModel.Kind
        let theta: Double
        let fitted: [Double]
        let forecast: [Double]
    }

    struct Complex: Sendable {
        let season: ComplexSmoothing.Season
        let parameters: [Double]
        let initialSeason: [Double]
        let fitted: [Double]
        let meanSquaredError: Double
    }

    static let series: [Double] = [
        103.0, 104.0, 115.0, 105.0, 126.0, 108.0, 119.0, 109.0, 130.0, 112.0, 123.0, 113.0, 134.0,
        116.0, 127.0, 117.0, 138.0, 120.0, 131.0, 121.0, 161.0, 143.0, 154.0, 144.0, 165.0, 147.0,
        158.0, 148.0, 169.0, 151.0, 162.0, 152.0,
    ]

    /// statsmodels' `ETSModel.smooth`.
    static let smoothing = [
        Smoothing(
            form: SmoothingForm(.additive, .none, .none),
            parameters: SmoothingParameters(alpha: 0.3, beta: 0, gamma: 0, phi: 1),
            state: SmoothingState(level: 95.0, trend: 0.0, season: [0.0]),
            logLikelihood: -125.83166984253596,
            fitted: [
                95.0, 97.4, 99.38, 104.06599999999999, 104.34619999999998, 110.84233999999998,
                109.98963799999999, 112.69274659999999,
            ],
            forecast: [
                155.34505742121746, 155.34505742121746, 155.34505742121746, 155.34505742121746,
                155.34505742121746, 155.34505742121746,
            ]),
        Smoothing(
            form: SmoothingForm(.multiplicative, .additive, .none),
            parameters: SmoothingParameters(alpha: 0.4, beta: 0.1, gamma: 0, phi: 1),
            state: SmoothingState(level: 95.0, trend: 2.0, season: [0.0]),
            logLikelihood: -124.48110966428906,
            fitted: [
                97.0, 102.0, 105.6, 113.09999999999998, 112.78999999999998, 122.32499999999999,
                119.4135, 122.02525,
            ],
            forecast: [
                158.56836908199955, 158.89241247050705, 159.21645585901456, 159.54049924752206,
                159.86454263602957, 160.18858602453707,
            ]),
        Smoothing(
            form: SmoothingForm(.additive, .damped, .additive),
            parameters: SmoothingParameters(alpha: 0.3, beta: 0.1, gamma: 0.2, phi: 0.9),
            state: SmoothingState(level: 95.0, trend: 2.5, season: [10.0, -6.0, 4.0, -8.0]),
            logLikelihood: -100.96006239665277,
            fitted: [
                107.25, 91.61749999999999, 107.92492499999999, 101.01761174999999, 122.3938909925,
                113.855179996175, 123.25783546894922, 110.97736731052309,
            ],
            forecast: [
                173.0463252940517, 154.7020872363149, 164.69108907380902, 153.56979708859367,
                175.0277089333918, 156.485332511721,
            ]),
        Smoothing(
            form: SmoothingForm(.multiplicative, .damped, .additive),
            parameters: SmoothingParameters(alpha: 0.25, beta: 0.05, gamma: 0.3, phi: 0.95),
            state: SmoothingState(level: 95.0, trend: 2.5, season: [10.0, -6.0, 4.0, -8.0]),
            logLikelihood: -104.0230539569324,
            fitted: [
                107.375, 92.3296875, 107.74762109375001, 100.28054151367189, 120.95591482204591,
                113.93773216493965, 123.60771895123007, 111.83285634763035,
            ],
            forecast: [
                174.93334434588456, 156.57951388659552, 166.93506446016238, 156.22324076186027,
                178.86388726434654, 160.31352965913442,
            ]),
    ]

    /// statsforecast's `thetamodel` with α 0.4 and an initial level of 90, the fitted values from the second.
    static let theta = [
        Theta(
            kind: .standard, theta: 2.0,
            fitted: [
                127.04714076246334, 118.76349340175953, 118.19330498533725, 113.85119193548385,
                119.64592410557185, 115.92276340762463, 118.0888669888563, 115.3885291375953,
            ],
            forecast: [
                157.98048876321664, 158.91569770749814, 159.85090665177967, 160.7861155960612,
                161.7213245403427, 162.65653348462422,
            ]),
        Theta(
            kind: .optimized, theta: 3.0,
            fitted: [
                137.66285434995115, 125.4446578690127, 122.51373998044966, 116.75518924731182,
                121.70005880742913, 117.4669805434995, 119.32713358514172, 116.44322541012706,
            ],
            forecast: [
                158.7598308548572, 160.00677611389924, 161.25372137294127, 162.50066663198334,
                163.7476118910254, 164.99455715006744,
            ]),
        Theta(
            kind: .dynamic, theta: 3.0,
            fitted: [
                136.4, 124.50666666666666, 127.664, 116.60821333333332, 125.95394133333333,
                118.21396114285714, 120.19607649523807, 115.69660580571427,
            ],
            forecast: [
                158.7598308548572, 159.96993731449416, 161.16607463593604, 162.34861904710783,
                163.5179471309775, 164.67443202484728,
            ]),
    ]

    /// statsforecast's `cescalc` from a level of 95, each potential 1/1.1 of its level or season.
    static let complex = [
        Complex(
            season: .none, parameters: [1.2, 0.9],
            initialSeason: [0.0],
            fitted: [
                95.0, 88.76363636363637, 83.88181818181818, 83.03181818181818, 76.73636363636363,
                81.17613636363636, 73.27215909090908, 76.43011363636363, 71.38309659090909,
                77.44907670454546, 70.67031250000001, 74.79742542613637,
            ],
            meanSquaredError: 2971.519184210838),
        Complex(
            season: .partial, parameters: [1.2, 0.95, 0.2],
            initialSeason: [10.0, -6.0, 4.0, -8.0],
            fitted: [
                105.0, 84.18181818181817, 95.46499999999999, 82.44347727272726, 100.19039999999998,
                89.15787789772726, 97.67743175284089, 86.25400621874998, 104.48209687266333,
                92.04118867262818, 101.39926589318222, 90.24162615536602,
            ],
            meanSquaredError: 645.5514193685253),
        Complex(
            season: .full, parameters: [1.2, 0.95, 1.25, 0.97],
            initialSeason: [10.0, -6.0, 4.0, -8.0],
            fitted: [
                105.0, 84.18181818181817, 95.46499999999999, 82.44347727272726, 99.75767272727272,
                91.01515062499999, 98.72848629829544, 87.81484303693179, 105.37701784993607,
                92.78581867262817, 101.97328212301176, 91.38987231713588,
            ],
            meanSquaredError: 610.8665047608814),
    ]

    /// The mean path and the standard deviations of a local and global trend, in NumPy.
    static let localGlobalTrend: [Double] = [
        157.9835489424402, 159.23106027927267, 160.48333134663812, 161.73992527914297,
        163.00056022153834, 164.26505147747932,
    ]
    static let localGlobalTrendDeviations: [Double] = [
        15.629904314415853, 16.477002320973657, 17.304042509906854, 18.114642148194992,
        18.911087347979038, 19.69501370566859,
    ]

    /// statsmodels' `OLS` on 1, t/32, cos πt/2, sin πt/2, cos πt and yₜ₋₁, t from 1.
    static let coefficients: [Double] = [
        45.76851697736428, 24.038424957199837, 5.7862611755753885, -1.082104812630794,
        11.980888577135218, 0.5765645805592543,
    ]
    static let standardErrors: [Double] = [
        14.403408498311125, 9.389365496442371, 1.1181859276698685, 1.2306027412004903,
        1.3007616183015087, 0.1434495205047432,
    ]
    static let residualVariance: Double = 18.113176716758616
}
