import { contrast, inTheme } from '../../packages/ui/src/theme/contrast.ts';
import { semanticTokens } from '../../packages/ui/src/theme/tokens.ts';
import { Code } from './Code.tsx';
import { variable } from './variable.ts';

const THEMES = ['light', 'dark'] as const;

/** The colours by their names in a style sheet: `fg-muted`. */
const colours = new Map(
  Object.entries(semanticTokens.colors).flatMap(([group, shades]) =>
    'value' in shades
      ? [[group, shades] as const]
      : Object.entries(shades).map(
          ([shade, token]) => [shade === 'DEFAULT' ? group : `${group}-${shade}`, token] as const,
        ),
  ),
);

const hexOf = (name: string, theme: (typeof THEMES)[number]) =>
  inTheme(colours.get(name) ?? { value: '' }, theme);

interface PairProps {
  /** The colour of the text, or of the line. */
  on: string;
  ground: string;
  theme: (typeof THEMES)[number];
  isLine: boolean;
}

function Pair({ on, ground, theme, isLine }: PairProps) {
  const color = hexOf(on, theme);
  const background = hexOf(ground, theme);
  const ratio = `${contrast(color, background).toFixed(1)}:1`;
  if (!isLine) return <td style={{ color, background }}>Text {ratio}</td>;
  return (
    <td style={{ color: hexOf('fg', theme), background }}>
      <span style={{ padding: '2px 8px', border: `2px solid ${color}`, borderRadius: 6 }}>
        {ratio}
      </span>
    </td>
  );
}

interface PairsProps {
  of: readonly (readonly [on: string, ground: string, use: string])[];
  /** The first colour draws a line, and no text. */
  areLines?: boolean;
}

/** Pairs of a text and its ground, each with its contrast in both themes. */
export function Pairs({ of, areLines = false }: PairsProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>Colour on ground</th>
          <th>Light</th>
          <th>Dark</th>
          <th>When to use it</th>
        </tr>
      </thead>
      <tbody>
        {of.map(([on, ground, use]) => (
          <tr key={`${on} ${ground}`}>
            <td>
              <Code>{variable('colors', on)}</Code>
              <br />
              <Code>{variable('colors', ground)}</Code>
            </td>
            {THEMES.map((theme) => (
              <Pair key={theme} on={on} ground={ground} theme={theme} isLine={areLines} />
            ))}
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every colour with its value in both themes. */
export function Palette() {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {[...colours.keys()].map((name) => (
          <tr key={name}>
            <td>
              <Code>{variable('colors', name)}</Code>
            </td>
            {THEMES.map((theme) => (
              <td key={theme}>
                <span
                  style={{
                    display: 'inline-block',
                    width: 32,
                    height: 16,
                    marginInlineEnd: 8,
                    verticalAlign: 'middle',
                    border: '1px solid #868e9b',
                    background: hexOf(name, theme),
                  }}
                />
                <Code>{hexOf(name, theme)}</Code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
