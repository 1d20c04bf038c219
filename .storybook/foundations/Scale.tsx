import type { CSSProperties } from 'react';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { variable } from './variable.ts';

type Group =
  | 'fonts'
  | 'fontSizes'
  | 'fontWeights'
  | 'lineHeights'
  | 'spacing'
  | 'radii'
  | 'shadows'
  | 'durations'
  | 'zIndex';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const text = 'Agoda.com, 4711';
const box: CSSProperties = { width: 96, height: 40, border: '1px solid currentcolor' };

const SHOWN: Partial<Record<Group, (value: string) => CSSProperties>> = {
  fonts: (fontFamily) => ({ fontFamily }),
  fontSizes: (fontSize) => ({ fontSize }),
  fontWeights: (fontWeight) => ({ fontWeight: `${fontWeight}` }),
  lineHeights: (lineHeight) => ({ lineHeight, width: 96 }),
  spacing: (width) => ({ width, height: 16, background: 'currentcolor' }),
  radii: (borderRadius) => ({ ...box, borderRadius }),
  shadows: (boxShadow) => ({ ...box, border: 0, boxShadow }),
};

/** All tokens of a group: how each looks, its value, and when to use it. */
export function Scale({ group, uses = {} }: { group: Group; uses?: Record<string, string> }) {
  const show = SHOWN[group];
  const isText = group.startsWith('font') || group === 'lineHeights';
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          {show && <th>Looks</th>}
          <th>When to use it</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens[group]).map(([name, { value }]) => {
          const css = `var(${variable(kebab(group), name.replace('.', '\\.'))})`;
          return (
            <tr key={name}>
              <td>
                <code>{variable(kebab(group), name)}</code>
              </td>
              <td>{value}</td>
              {show && (
                <td>
                  <div style={show(css)}>{isText && text}</div>
                </td>
              )}
              <td>{uses[name]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
