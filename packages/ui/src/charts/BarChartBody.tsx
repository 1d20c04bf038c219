import { AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { groupDigits } from '../numbers.ts';
import { axisLabels } from './axisLabels.ts';
import { valueDomain } from './chartValues.ts';
import styles from './charts.module.css';

export interface BarChartProps {
  /** The name of the values, such as "Jobs by country". */
  label: string;
  /** The bars in display order from the top. There must be at least one. */
  bars: readonly { name: string; value: number }[];
}

const ROW = 28;
const MARGIN = { right: 64, left: 128 };
const NAME_LENGTH = 18;

/** Describes the bars in words: how many there are, the largest and the smallest. */
function describe({ label, bars }: BarChartProps): string {
  const sorted = [...bars].sort((one, other) => other.value - one.value);
  const [largest] = sorted;
  const smallest = sorted.at(-1);
  if (!largest || !smallest) return label;
  const said = ({ name, value }: typeof largest) => `${name} ${groupDigits(value)}`;
  return bars.length === 1
    ? `${label}: ${said(largest)}`
    : `${label}: ${bars.length} bars, the largest ${said(largest)}, the smallest ${said(smallest)}`;
}

export function BarChartBody({ label, bars }: BarChartProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 0 });
  const height = bars.length * ROW;
  // Two bars may have the same name, so the place is the key.
  const places = bars.map((_, index) => index);
  const y = scaleBand({ domain: places, range: [0, height], padding: 0.3 });
  const names = axisLabels(
    bars.map(({ name }) => name),
    NAME_LENGTH,
  );
  const x = scaleLinear({
    domain: valueDomain(bars.map(({ value }) => value)),
    range: [0, Math.max(0, width - MARGIN.left - MARGIN.right)],
  });
  return (
    <div ref={parentRef} className={styles.chart}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no file */}
      <svg role="img" aria-label={describe({ label, bars })} width={width} height={height}>
        {width > 0 && (
          <Group left={MARGIN.left}>
            <AxisLeft
              scale={y}
              hideAxisLine
              hideTicks
              numTicks={bars.length}
              tickFormat={(place) => names[place]}
              tickLabelProps={{ textAnchor: 'end', dx: -4, dy: 4 }}
            />
            {bars.map(({ name, value }, place) => (
              <Group key={place} top={y(place) ?? 0}>
                <title>{name}</title>
                <Bar
                  className={styles.bar}
                  x={Math.min(x(0), x(value))}
                  width={Math.abs(x(value) - x(0))}
                  height={y.bandwidth()}
                  rx={2}
                />
                <text x={Math.max(x(0), x(value)) + 6} y={y.bandwidth() / 2} dy="0.35em">
                  {groupDigits(value)}
                </text>
              </Group>
            ))}
          </Group>
        )}
      </svg>
    </div>
  );
}
