#!/usr/bin/env python3
"""Prints Tests/ForecastingTests/ReferenceValues.swift: what statsmodels and statsforecast make of one series.

Usage: references.py > Tests/ForecastingTests/ReferenceValues.swift
Needs statsmodels and statsforecast in the Python that runs it.
"""
import math

import numpy as np
import statsforecast
import statsmodels
import statsmodels.api as sm
from statsforecast.ces import cescalc
from statsforecast.theta import forecast_theta, thetamodel
from statsmodels.tsa.exponential_smoothing.ets import ETSModel

COUNT = 32
SERIES = np.array([100 + 2 * t + [12, -7, 3, -8][t % 4] + (t * 37 % 19) - 9 for t in range(COUNT)], float)

# statsmodels updates a multiplicative season by another formula than Hyndman et al. 2008: it is not among them.
# error, trend, damped, season; alpha, beta, gamma, phi; level, trend, the season of the first four periods.
MODELS = [
    ("add", None, False, None, 0.3, 0, 0, 1, 95.0, 0.0, [0.0]),
    ("mul", "add", False, None, 0.4, 0.1, 0, 1, 95.0, 2.0, [0.0]),
    ("add", "add", True, "add", 0.3, 0.1, 0.2, 0.9, 95.0, 2.5, [10.0, -6.0, 4.0, -8.0]),
    ("mul", "add", True, "add", 0.25, 0.05, 0.3, 0.95, 95.0, 2.5, [10.0, -6.0, 4.0, -8.0]),
]
LETTERS = {None: "none", "add": "additive", "mul": "multiplicative"}


def numbers(values):
    return "[" + ", ".join(repr(float(value)) for value in values) + "]"


def smoothing():
    for error, trend, damped, season, alpha, beta, gamma, phi, level, slope, indices in MODELS:
        model = ETSModel(SERIES, error=error, trend=trend, damped_trend=damped, seasonal=season,
                         seasonal_periods=4 if season else None)
        values = {"smoothing_level": alpha, "smoothing_trend": beta, "smoothing_seasonal": gamma,
                  "damping_trend": phi, "initial_level": level, "initial_trend": slope}
        # statsmodels counts the initial seasons backwards from the last before the first period.
        for place, index in enumerate(reversed(indices)):
            values[f"initial_seasonal.{place}"] = index
        result = model.smooth([values[name] for name in model.param_names])
        yield (f"        Smoothing(\n"
               f"            form: SmoothingForm(.{LETTERS[error]}, .{'damped' if damped else LETTERS[trend]}, .{LETTERS[season]}),\n"
               f"            parameters: SmoothingParameters(alpha: {alpha}, beta: {beta}, gamma: {gamma}, phi: {phi}),\n"
               f"            state: SmoothingState(level: {level}, trend: {slope}, season: {numbers(indices)}),\n"
               f"            logLikelihood: {float(result.llf)!r},\n"
               f"            fitted: {numbers(result.fittedvalues[:8])},\n"
               f"            forecast: {numbers(result.forecast(6))}),")


def theta():
    for kind, name in [("STM", "standard"), ("OTM", "optimized"), ("DOTM", "dynamic")]:
        curvature = 2.0 if kind == "STM" else 3.0
        fit = thetamodel(SERIES, 1, kind, 90.0, 0.4, curvature, 3)
        fitted = SERIES - fit["residuals"]
        yield (f"        Theta(\n            kind: .{name}, theta: {curvature},\n"
               f"            fitted: {numbers(fitted[1:9])},\n"
               f"            forecast: {numbers(forecast_theta(fit, 6)['mean'])}),")


def complex_smoothing():
    """From a level of 95, a season, and potentials of 1/1.1 times these."""
    nothing = float("nan")
    for name, code, parameters, season in [
            ("none", 0, [1.2, 0.9], [0.0]), ("partial", 2, [1.2, 0.95, 0.2], [10.0, -6.0, 4.0, -8.0]),
            ("full", 3, [1.2, 0.95, 1.25, 0.97], [10.0, -6.0, 4.0, -8.0])]:
        width = {"none": 2, "partial": 3, "full": 4}[name]
        states = np.zeros((COUNT + 2 * len(season), width))
        states[:len(season)] = [[95, 95 / 1.1, value, value / 1.1][:width] for value in season]
        errors = np.zeros(COUNT)
        padded = parameters + [nothing] * (4 - len(parameters))
        cescalc(SERIES, states, len(season), code, *padded, errors, np.zeros(3), 3, 0)
        yield (f"        Complex(\n            season: .{name}, parameters: {numbers(parameters)},\n"
               f"            initialSeason: {numbers(season)},\n"
               f"            fitted: {numbers((SERIES - errors)[:12])},\n"
               f"            meanSquaredError: {float(np.mean(errors ** 2))!r}),")


def regression():
    rows = []
    for t in range(1, COUNT):
        rows.append([1, t / COUNT, math.cos(2 * math.pi * t / 4), math.sin(2 * math.pi * t / 4),
                     math.cos(math.pi * t), SERIES[t - 1]])
    fit = sm.OLS(SERIES[1:], np.array(rows)).fit()
    return fit.params, fit.bse, fit.mse_resid


coefficients, errors, variance = regression()
print(f"""// Made by Benchmarks/forecasting/references.py with statsmodels {statsmodels.__version__} and statsforecast
// {statsforecast.__version__}.
import Forecasting

/// What peers make of one series.
enum ReferenceValues {{
    struct Smoothing: Sendable {{
        let form: SmoothingForm
        let parameters: SmoothingParameters
        let state: SmoothingState
        let logLikelihood: Double
        let fitted: [Double]
        let forecast: [Double]
    }}

    struct Theta: Sendable {{
        let kind: ThetaModel.Kind
        let theta: Double
        let fitted: [Double]
        let forecast: [Double]
    }}

    struct Complex: Sendable {{
        let season: ComplexSmoothing.Season
        let parameters: [Double]
        let initialSeason: [Double]
        let fitted: [Double]
        let meanSquaredError: Double
    }}

    static let series: [Double] = {numbers(SERIES)}

    /// statsmodels' `ETSModel.smooth`.
    static let smoothing = [
{chr(10).join(smoothing())}
    ]

    /// statsforecast's `thetamodel` with α 0.4 and an initial level of 90, the fitted values from the second.
    static let theta = [
{chr(10).join(theta())}
    ]

    /// statsforecast's `cescalc` from a level of 95, each potential 1/1.1 of its level or season.
    static let complex = [
{chr(10).join(complex_smoothing())}
    ]

    /// statsmodels' `OLS` on 1, t/32, cos πt/2, sin πt/2, cos πt and yₜ₋₁, t from 1.
    static let coefficients: [Double] = {numbers(coefficients)}
    static let standardErrors: [Double] = {numbers(errors)}
    static let residualVariance: Double = {float(variance)!r}
}}""")
