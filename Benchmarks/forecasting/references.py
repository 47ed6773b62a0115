#!/usr/bin/env python3
"""Prints Tests/ForecastingTests/ReferenceValues.swift: what statsmodels, statsforecast and NumPy make of one series.

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


def local_global_trend(horizon):
    """Mean and standard deviation of the path of a local and global trend, as LocalGlobalTrend.swift says it, written
    from the formulas with matrices and no node left out."""
    unit = SERIES.mean()
    values = SERIES / unit
    changes = np.diff(values)
    drift = np.median(changes)
    spread = max(1.4826 * np.median(abs(changes - drift)), abs(changes).mean() / 4, 1e-4)
    expected, precision = np.array([0, 0.4]), np.diag([1 / 0.6 ** 2, spread ** 2 / 0.5 ** 2])
    evidence, means, variances = [], [], []
    for alpha in (0.1, 0.4, 0.7, 1):
        level = [values[0]]
        for value in values[1:]:
            level.append(alpha * value + (1 - alpha) * level[-1])
        level = np.array(level)
        for beta in (0.1, 0.2, 0.5):
            slope = [alpha * drift]
            for change in np.diff(level):
                slope.append(beta * change + (1 - beta) * slope[-1])
            for tau in (0.5, 1.25):
                for rho in (-0.5, 0, 0.4, 0.8):
                    scale = level[:-1] ** tau
                    design = np.column_stack([level[:-1] ** rho, slope[:-1]]) / scale[:, None]
                    target = (values[1:] - level[:-1]) / scale
                    weights = np.ones(COUNT - 1)
                    for turn in range(4):
                        gram = design.T @ (weights[:, None] * design) + precision
                        mode = np.linalg.solve(gram, design.T @ (weights * target) + precision @ expected)
                        rest = target - design @ mode
                        off = mode - expected
                        squares = weights @ rest ** 2 + spread ** 2
                        if turn < 3:
                            weights = 6 / (5 + rest ** 2 / ((squares + off @ precision @ off) / COUNT))
                    sigma = squares / COUNT
                    evidence.append(-0.5 * (np.log(np.linalg.det(gram)) + (COUNT - 1) * np.log(sigma)
                                            + 6 * np.log1p(rest ** 2 / (5 * sigma)).sum() + off @ precision @ off / sigma)
                                    - np.log(scale).sum())
                    gamma, lam = mode[0], np.clip(mode[1], -1, 1)
                    l, b, covariance, path, spreads = level[-1], slope[-1], np.zeros((2, 2)), [], []
                    for _ in range(horizon):
                        mean = l + gamma * l ** rho + lam * b
                        gradient = np.array([1 + gamma * rho * l ** (rho - 1), lam])
                        noise = 5 / 3 * sigma * l ** (2 * tau)
                        path.append(mean)
                        spreads.append(gradient @ covariance @ gradient + noise)
                        first = (1 - alpha) * np.array([1, 0]) + alpha * gradient
                        second = beta * (first - [1, 0]) + (1 - beta) * np.array([0, 1])
                        move, kick = np.array([first, second]), alpha * np.array([1, beta])
                        covariance = move @ covariance @ move.T + noise * np.outer(kick, kick)
                        step = alpha * (mean - l)
                        l, b = l + step, beta * step + (1 - beta) * b
                    means.append(path)
                    variances.append(spreads)
    shares = np.exp(np.array(evidence) - max(evidence))
    shares /= shares.sum()
    means, variances = np.array(means), np.array(variances)
    mean = shares @ means
    return mean * unit, np.sqrt(shares @ (variances + means ** 2) - mean ** 2) * unit


coefficients, errors, variance = regression()
trend_mean, trend_deviation = local_global_trend(6)
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

    /// The mean path and the standard deviations of a local and global trend, in NumPy.
    static let localGlobalTrend: [Double] = {numbers(trend_mean)}
    static let localGlobalTrendDeviations: [Double] = {numbers(trend_deviation)}

    /// statsmodels' `OLS` on 1, t/32, cos πt/2, sin πt/2, cos πt and yₜ₋₁, t from 1.
    static let coefficients: [Double] = {numbers(coefficients)}
    static let standardErrors: [Double] = {numbers(errors)}
    static let residualVariance: Double = {float(variance)!r}
}}""")
