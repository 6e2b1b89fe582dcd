/** ln Γ(x) by Lanczos, to some 1e-10. */
function logGamma(x: number): number {
  const coefficients = [
    76.180_091_729_47, -86.505_320_329_42, 24.014_098_240_83, -1.231_739_572_45, 0.001_208_650_973_866,
    -0.000_005_395_239_385,
  ];
  const shifted = x + 5.5;
  const series = coefficients.reduce(
    (sum, coefficient, index) => sum + coefficient / (x + index + 1),
    1.000_000_000_19,
  );
  return Math.log((2.506_628_274_631 * series) / x) - (shifted - (x + 0.5) * Math.log(shifted));
}

/** The lower incomplete gamma function, regularised: by its series, which needs some hundred terms here at most. */
function lowerGamma(shape: number, x: number): number {
  let [term, sum] = [1 / shape, 1 / shape];
  for (let n = 1; n < 5_000 && term > sum * 1e-14; n += 1) {
    term *= x / (shape + n);
    sum += term;
  }
  return x === 0 ? 0 : sum * Math.exp(-x + shape * Math.log(x) - logGamma(shape));
}

/** How likely counts at least as uneven as these are where each cell is as likely: Pearson's test. */
export function evenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return 1 - lowerGamma((counts.length - 1) / 2, statistic / 2);
}
