// Stands for `react-refresh/runtime` in a remote: the page's one runtime, never a copy that React doesn't know.
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = window.refreshRuntime;
