import { useState, type CSSProperties } from 'react';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { Code } from './Code.tsx';
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
const textual: CSSProperties = { fontFamily: 'var(--ui-fonts-body)' };
const box: CSSProperties = { width: 96, height: 40, border: '1px solid currentcolor' };

const SHOWN: Partial<Record<Group, (value: string) => CSSProperties>> = {
  fonts: (fontFamily) => ({ fontFamily }),
  fontSizes: (fontSize) => ({ ...textual, fontSize }),
  fontWeights: (fontWeight) => ({ ...textual, fontWeight: `${fontWeight}` }),
  lineHeights: (lineHeight) => ({ ...textual, lineHeight, width: 96 }),
  spacing: (width) => ({ width, height: 16, background: 'currentcolor' }),
  radii: (borderRadius) => ({ ...box, borderRadius }),
  shadows: (boxShadow) => ({ ...box, border: 0, margin: 12, background: '#fff', boxShadow }),
};

const inPixels = (value: string | number) =>
  String(value).endsWith('rem') ? `${value} (${Number.parseFloat(String(value)) * 16} px)` : value;

/** Something that moves when it is pressed. */
function Moving({ duration }: { duration: string }) {
  const [isMoved, move] = useState(false);
  const style = { transition: `translate ${duration}`, translate: isMoved ? 72 : 0 };
  return (
    <button type="button" onClick={() => move(!isMoved)} aria-label="Move" style={box}>
      <span
        style={{ ...style, display: 'block', width: 16, height: 16, background: 'currentcolor' }}
      />
    </button>
  );
}

/** All tokens of a group: how each looks, its value, and when to use it. */
export function Scale({ group, uses = {} }: { group: Group; uses?: Record<string, string> }) {
  const show = SHOWN[group];
  const isMotion = group === 'durations';
  const isText = group.startsWith('font') || group === 'lineHeights';
  // Object keys that are whole numbers come first, so 0.5 would come after 24.
  const rows = Object.entries<{ value: string | number }>(tokens[group]).toSorted(
    ([, { value: one }], [, { value: other }]) =>
      Number.parseFloat(`${one}`) - Number.parseFloat(`${other}`) || 0,
  );
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          {(show || isMotion) && <th>{isMotion ? 'Press it' : 'Looks'}</th>}
          <th>When to use it</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { value }]) => {
          const token = variable(kebab(group), name.replace('.', '\\.'));
          return (
            <tr key={name}>
              <td>
                <Code>{token}</Code>
              </td>
              <td>{inPixels(value)}</td>
              {show && (
                <td>
                  <div style={show(`var(${token})`)}>{isText && text}</div>
                </td>
              )}
              {isMotion && (
                <td>
                  <Moving duration={`var(${token})`} />
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
