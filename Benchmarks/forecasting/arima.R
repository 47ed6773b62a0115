# Prints Tests/ForecastingTests/ARIMAReference.swift: what R's arima makes of one series with known coefficients.
# Usage: Rscript Benchmarks/forecasting/arima.R > Tests/ForecastingTests/ARIMAReference.swift
t <- 0:119
y <- ts(100 + 0.5 * t + c(12, -7, 3, -8)[t %% 4 + 1] + (t * 37) %% 19 - 9, frequency = 4)

# order, seasonal order, coefficients as R takes them: ar, ma, sar, sma, then the mean.
models <- list(
  list(c(2, 0, 0), c(0, 0, 0), list(ar = c(0.5, 0.2)), 130),
  list(c(1, 1, 1), c(0, 0, 0), list(ar = 0.4, ma = -0.5), NA),
  list(c(0, 1, 1), c(0, 1, 1), list(ma = -0.4, sma = -0.3), NA),
  list(c(2, 0, 1), c(1, 1, 0), list(ar = c(0.3, 0.1), ma = 0.2, sar = -0.4), NA))

numbers <- function(x) paste0("[", paste(sprintf("%.15g", x), collapse = ", "), "]")
part <- function(x) sprintf(".init(%s)", paste(x, collapse = ", "))

cat("// Made by Benchmarks/forecasting/arima.R with ", R.version.string, ".\n", sep = "")
cat("import Forecasting\n\n/// What R's `arima` with `method = \"CSS\"` makes of one series.\nenum ARIMAReference {\n")
cat("    struct Model: Sendable {\n        let order: ARIMAOrder\n        let coefficients: ARIMACoefficients\n")
cat("        let variance: Double\n        let logLikelihood: Double\n        let forecast: [Double]\n")
cat("        let standardErrors: [Double]\n    }\n\n    static let series: [Double] = ", numbers(y), "\n\n    static let models = [\n", sep = "")
for (m in models) {
  k <- m[[3]]
  mean <- !is.na(m[[4]])
  fixed <- c(k$ar, k$ma, k$sar, k$sma, if (mean) m[[4]])
  fit <- arima(y, order = m[[1]], seasonal = m[[2]], include.mean = mean, fixed = fixed,
               transform.pars = FALSE, method = "CSS")
  p <- predict(fit, n.ahead = 8)
  cat("        Model(\n            order: ARIMAOrder(\n                ", part(m[[1]]), ", seasonal: ", part(m[[2]]),
      ", period: 4, hasConstant: ", tolower(mean), "),\n", sep = "")
  cat("            coefficients: ARIMACoefficients(\n                autoregressive: ", numbers(k$ar),
      ", movingAverage: ", numbers(k$ma), ",\n                seasonalAutoregressive: ", numbers(k$sar),
      ", seasonalMovingAverage: ", numbers(k$sma), ",\n                mean: ", if (mean) m[[4]] else 0, "),\n", sep = "")
  cat(sprintf("            variance: %.15g, logLikelihood: %.15g,\n", fit$sigma2, fit$loglik))
  cat("            forecast: ", numbers(p$pred), ",\n            standardErrors: ", numbers(p$se), "),\n", sep = "")
}
cat("    ]\n}\n")
