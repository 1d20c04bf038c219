/** A colour per theme; the browser uses the one of the current `color-scheme`. */
const both = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` });

/** Lengths on the 4 px grid, by their number of steps: `4` is 16 px. */
const grid = (...steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

const spacing = grid(0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24);

export const tokens = {
  fonts: {
    body: {
      value: 'var(--face, system-ui), system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.25rem' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, semibold: { value: '600' } },
  lineHeights: { tight: { value: '1.25' }, normal: { value: '1.45' } },
  radii: {
    sm: { value: '4px' },
    md: { value: '6px' },
    lg: { value: '8px' },
    full: { value: '999px' },
  },
  spacing,
  sizes: {
    ...spacing,
    ...grid(14, 32, 40, 48, 56, 60, 64, 72, 80, 96, 112, 120, 128, 160, 240),
    full: { value: '100%' },
  },
  shadows: {
    raised: { value: '0 1px 2px rgb(0 0 0 / 0.08)' },
    floating: { value: '0 4px 16px rgb(0 0 0 / 0.18), 0 1px 3px rgb(0 0 0 / 0.12)' },
  },
  zIndex: {
    sticky: { value: 1 },
    sidebar: { value: 10 },
    overlay: { value: 20 },
    dialog: { value: 100 },
    notices: { value: 200 },
  },
  durations: { fast: { value: '120ms' } },
};

const tone = (
  fg: readonly [string, string],
  subtle: readonly [string, string],
  border: readonly [string, string],
) => ({
  fg: both(...fg),
  subtle: both(...subtle),
  border: both(...border),
});

export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: both('#ffffff', '#15171b'),
      subtle: both('#f7f8fa', '#1a1d22'),
      muted: both('#eef0f3', '#24282f'),
      emphasized: both('#e1e4e9', '#30353e'),
      panel: both('#ffffff', '#1d2026'),
    },
    fg: {
      DEFAULT: both('#1c2027', '#e6e8ec'),
      muted: both('#555d6a', '#a7aeba'),
      subtle: both('#636b78', '#969daa'),
    },
    border: {
      DEFAULT: both('#e1e4e9', '#2d323a'),
      emphasized: both('#868e9b', '#6b7380'),
    },
    accent: {
      ...tone(['#3a4fd0', '#9aaaff'], ['#eef1ff', '#232a4d'], ['#b9c4fb', '#3e4a86']),
      solid: both('#3f56db', '#4a61e6'),
      hover: both('#3348c4', '#5468ea'),
      contrast: both('#ffffff', '#ffffff'),
    },
    neutral: tone(['#4a515d', '#b3bac5'], ['#eef0f3', '#2a2f37'], ['#c9ced6', '#464d58']),
    success: tone(['#166a38', '#6dd598'], ['#e7f6ec', '#14301f'], ['#a6dcb9', '#28593c']),
    warning: tone(['#855000', '#f0bd62'], ['#fdf3de', '#372b12'], ['#edcd8f', '#66501f']),
    danger: {
      ...tone(['#b3241d', '#ff9c94'], ['#fdeceb', '#3d1f1e'], ['#f1b5b1', '#713431']),
      solid: both('#c42b23', '#c42b23'),
      contrast: both('#ffffff', '#ffffff'),
    },
    info: tone(['#0a608c', '#7ec8f3'], ['#e6f3fa', '#13303f'], ['#a6d3ea', '#275a76']),
    focus: both('#3f56db', '#8fa0ff'),
  },
};
