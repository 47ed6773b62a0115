// Made by Benchmarks/forecasting/arima.R with R version 4.2.2 Patched (2022-11-10 r83330).
import Forecasting

/// What R's `arima` with `method = "CSS"` makes of one series.
enum ARIMAReference {
    struct Model: Sendable {
        let order: ARIMAOrder
        let coefficients: ARIMACoefficients
        let variance: Double
        let logLikelihood: Double
        let forecast: [Double]
        let standardErrors: [Double]
    }

    static let series: [Double] = [
        103, 102.5, 112, 100.5, 120, 100.5, 110, 98.5, 118, 98.5, 108, 96.5, 116, 96.5, 106, 94.5,
        114, 94.5, 104, 92.5, 131, 111.5, 121, 109.5, 129, 109.5, 119, 107.5, 127, 107.5, 117,
        105.5, 125, 105.5, 115, 103.5, 123, 103.5, 113, 120.5, 140, 120.5, 130, 118.5, 138, 118.5,
        128, 116.5, 136, 116.5, 126, 114.5, 134, 114.5, 124, 112.5, 132, 112.5, 141, 129.5, 149,
        129.5, 139, 127.5, 147, 127.5, 137, 125.5, 145, 125.5, 135, 123.5, 143, 123.5, 133, 121.5,
        141, 140.5, 150, 138.5, 158, 138.5, 148, 136.5, 156, 136.5, 146, 134.5, 154, 134.5, 144,
        132.5, 152, 132.5, 142, 130.5, 169, 149.5, 159, 147.5, 167, 147.5, 157, 145.5, 165, 145.5,
        155, 143.5, 163, 143.5, 153, 141.5, 161, 141.5, 151, 158.5, 178, 158.5, 168, 156.5,
    ]

    static let models = [
        Model(
            order: ARIMAOrder(
                .init(2, 0, 0), seasonal: .init(0, 0, 0), period: 4, hasConstant: true),
            coefficients: ARIMACoefficients(
                autoregressive: [0.5, 0.2], movingAverage: [],
                seasonalAutoregressive: [], seasonalMovingAverage: [],
                mean: 130),
            variance: 155.878199152542, logLikelihood: -473.217119641944,
            forecast: [
                150.85, 145.725, 142.0325, 139.16125, 136.987125, 135.3258125, 134.06033125,
                133.095328125,
            ],
            standardErrors: [
                12.4851191084644, 13.958787516854, 15.047029084476, 15.5845346114202,
                15.9001864293874, 16.0784768303146, 16.1816503752234, 16.2412195795227,
            ]),
        Model(
            order: ARIMAOrder(
                .init(1, 1, 1), seasonal: .init(0, 0, 0), period: 4, hasConstant: false),
            coefficients: ARIMACoefficients(
                autoregressive: [0.4], movingAverage: [-0.5],
                seasonalAutoregressive: [], seasonalMovingAverage: [],
                mean: 0),
            variance: 233.400098430008, logLikelihood: -493.292556875055,
            forecast: [
                157.361249773502, 157.705749682903, 157.843549646663, 157.898669632167,
                157.920717626369, 157.929536824049, 157.933064503122, 157.934475574751,
            ],
            standardErrors: [
                15.277437560992, 20.5536901348229, 24.3941978953428, 27.5923210961381,
                30.415186471766, 32.9822913582452, 35.3578931943822, 37.5815147807342,
            ]),
        Model(
            order: ARIMAOrder(
                .init(0, 1, 1), seasonal: .init(0, 1, 1), period: 4, hasConstant: false),
            coefficients: ARIMACoefficients(
                autoregressive: [], movingAverage: [-0.4],
                seasonalAutoregressive: [], seasonalMovingAverage: [-0.3],
                mean: 0),
            variance: 37.4220250837567, logLikelihood: -371.457848949844,
            forecast: [
                181.160792593881, 161.660871129051, 171.160871319891, 163.650871320355,
                186.773121836073, 167.273200371243, 176.773200562083, 169.263200562547,
            ],
            standardErrors: [
                6.11735441868106, 7.13399986780972, 8.02283510637365, 8.82257401069631,
                11.8777537676853, 13.4169634963692, 14.7969180696537, 16.0587253310213,
            ]),
        Model(
            order: ARIMAOrder(
                .init(2, 0, 1), seasonal: .init(1, 1, 0), period: 4, hasConstant: false),
            coefficients: ARIMACoefficients(
                autoregressive: [0.3, 0.1], movingAverage: [0.2],
                seasonalAutoregressive: [-0.4], seasonalMovingAverage: [],
                mean: 0),
            variance: 31.3421211784299, logLikelihood: -364.404719062151,
            forecast: [173.6, 152.9, 161.8, 157.6, 175.51, 155.215, 164.3175, 157.17875],
            standardErrors: [
                5.59840344905848, 6.25920533878202, 6.41377689405309, 6.45184118605706,
                7.44194245903396, 7.66952220036816, 7.72536967313098, 7.73926857252544,
            ]),
    ]
}
