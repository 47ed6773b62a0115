#!/usr/bin/env python3
"""Prints the figures of HierarchyTests.minTAgreesWithItsDefinition: S(S'W⁻¹S)⁻¹S'W⁻¹ŷ with the
shrunken covariance of Schäfer and Strimmer 2005, as R's hts and forecast have it."""
import numpy as np

state, rows = 99, []
for node in range(5):
    row = []
    for _ in range(40):
        state = (1664525 * state + 1013904223) % 2**32
        row.append((state / 2**32 - 0.5) * (5 - node))
    rows.append(row)
x = np.array(rows).T
n = len(x)
covariance = x.T @ x / n
scaled = x / np.sqrt(np.diag(covariance))
v = ((scaled**2).T @ scaled**2 - (scaled.T @ scaled) ** 2 / n) / (n * (n - 1))
np.fill_diagonal(v, 0)
correlation = scaled.T @ scaled / n
share = min(1, max(0, v.sum() / ((correlation - np.eye(5)) ** 2).sum()))
w = np.linalg.inv(share * np.diag(np.diag(covariance)) + (1 - share) * covariance)
s = np.array([[1, 1, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]])
made = s @ np.linalg.solve(s.T @ w @ s, s.T @ w @ np.array([10, 5, 3, 1, 4]))
print(repr(share), [float(m) for m in made])
