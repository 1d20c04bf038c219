import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { formatDay } from '../DateText/dates.ts';
import { Floating } from '../Floating/Floating.tsx';
import { gatherMarks, MARK, type ChartMark, type MarkGroup } from './gatherMarks.ts';
import { MARGIN } from './LinePlot.tsx';
import styles from './MarkedLine.module.css';

/** The loading state of a line or a lane. */
export type ChartPart = 'loading' | 'ready' | { failed: string; onRetry: () => void };

export interface ChartLane {
  id: string;
  /** The name of the marks, such as "Code saves". */
  label: string;
  /** The description of a group of marks, such as "3 code saves". */
  describeMany: (count: number) => string;
  marks: readonly ChartMark[];
  part: ChartPart;
}

const STEPS: Readonly<Record<string, number | undefined>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

interface PartStateProps {
  part: ChartPart;
  /** The name of the line or lane. */
  label: string;
}

/**
 * The loading or error state of a part of the chart, with Retry. It is no live region, because
 * several parts would be announced at once.
 */
export function PartState({ part, label }: PartStateProps) {
  if (part === 'ready') return null;
  if (part === 'loading') return <span className={styles.loading}>Loading...</span>;
  return (
    <span className={styles.failed}>
      {part.failed}
      <Button size="sm" tone="ghost" onClick={part.onRetry}>
        Retry<span className="visually-hidden"> {label}</span>
      </Button>
    </span>
  );
}

interface OpenGroupProps {
  anchor: Element;
  label: string;
  marks: readonly ChartMark[];
  onClose: (returnsFocus: boolean) => void;
}

/** The marks of a group as a list of links. Escape closes it. */
function OpenGroup({ anchor, label, marks, onClose }: OpenGroupProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose(true);
  };
  return (
    <Floating
      anchor={anchor}
      side="below"
      align="start"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the box is a div in the top layer
      role="group"
      aria-label={label}
      className={styles.group}
      firstFocus={(box) => box.querySelector('a')}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose(false);
      }}
      onDismiss={() => onClose(false)}
    >
      <ul>
        {marks.map((mark) => (
          <li key={mark.id}>
            <a href={mark.href} target="_blank" rel="noopener" dir="auto">
              {mark.text}
            </a>
          </li>
        ))}
      </ul>
    </Floating>
  );
}

/** Describes a group of marks: "3 code saves, 11/19/2026 to 11/20/2026". */
function describeGroup({ describeMany }: ChartLane, { marks }: MarkGroup): string {
  const [first, last] = [marks[0], marks.at(-1)].map((mark) => formatDay(mark?.at ?? 0));
  return `${describeMany(marks.length)}, ${first === last ? first : `${first} to ${last}`}`;
}

interface LaneProps {
  lane: ChartLane;
  none: string;
  xOf: (at: number) => number;
  onRead: (text: string | undefined) => void;
}

/** A lane with a roving tabindex: arrow keys, Home and End move between its marks. */
function Lane({ lane, none, xOf, onRead }: LaneProps) {
  const [active, setActive] = useState<string>();
  const [open, setOpen] = useState<{ key: string; anchor: HTMLElement }>();
  const stops = useRef(new Map<string, HTMLElement>());
  const groups = gatherMarks(lane.marks, xOf);
  const keyOf = ({ marks: [{ id }] }: MarkGroup) => id;
  const entry = groups.find((group) => keyOf(group) === active) ?? groups.at(-1);

  const walk = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = groups[Math.min(Math.max(index + step, 0), groups.length - 1)];
    if (next) stops.current.get(keyOf(next))?.focus();
  };

  return (
    <li className={styles.lane}>
      <span className={styles.name} dir="auto">
        {lane.label}
      </span>
      {lane.part === 'ready' && groups.length > 0 ? (
        <ul className={styles.track} aria-label={lane.label}>
          {groups.map((group, index) => {
            const [mark, ...others] = group.marks;
            const key = keyOf(group);
            const text = others.length > 0 ? describeGroup(lane, group) : mark.text;
            const shared = {
              ref: (element: HTMLElement | null) => {
                if (element) stops.current.set(key, element);
                else stops.current.delete(key);
              },
              'aria-label': text,
              tabIndex: group === entry ? 0 : -1,
              className: styles.mark,
              'data-danger': group.marks.some(({ tone }) => tone === 'danger') || undefined,
              onFocus: () => {
                setActive(key);
                onRead(text);
              },
              onBlur: () => onRead(undefined),
              onPointerEnter: () => onRead(text),
              onPointerLeave: () => onRead(undefined),
              onKeyDown: (event: KeyboardEvent) => walk(event, index),
            };
            return (
              <li
                key={key}
                className={styles.stop}
                style={{ insetInlineStart: group.left - MARK / 2 }}
              >
                {others.length > 0 ? (
                  <>
                    <button
                      type="button"
                      {...shared}
                      data-many
                      aria-expanded={open?.key === key}
                      onClick={({ currentTarget: anchor }) =>
                        setOpen(open?.key === key ? undefined : { key, anchor })
                      }
                    >
                      {group.marks.length}
                    </button>
                    {open?.key === key && (
                      <OpenGroup
                        anchor={open.anchor}
                        label={text}
                        marks={group.marks}
                        onClose={(returnsFocus) => {
                          setOpen(undefined);
                          if (returnsFocus) open.anchor.focus();
                        }}
                      />
                    )}
                  </>
                ) : (
                  <a {...shared} href={mark.href} target="_blank" rel="noopener">
                    <span
                      className={styles.shape}
                      style={
                        mark.until === undefined
                          ? undefined
                          : { inlineSize: Math.max(6, group.right - group.left) }
                      }
                      data-span={mark.until !== undefined || undefined}
                    />
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      ) : (
        <div className={styles.state}>
          {lane.part === 'ready' ? none : <PartState part={lane.part} label={lane.label} />}
        </div>
      )}
    </li>
  );
}

interface MarkLanesProps {
  lanes: readonly ChartLane[];
  /** What a lane without marks says. */
  none: string;
  from: number;
  to: number;
  /** The width of the line above, in pixels. */
  width: number;
}

/** The lanes of marks, and the description of the hovered or focused mark. */
export function MarkLanes({ lanes, none, from, to, width }: MarkLanesProps) {
  const [read, setRead] = useState<string>();
  const inner = Math.max(0, width - MARGIN.left - MARGIN.right);
  const xOf = (at: number) =>
    (Math.min(Math.max(at - from, 0), to - from) / Math.max(1, to - from)) * inner;
  return (
    <>
      <ul className={styles.lanes}>
        {lanes.map((lane) => (
          <Lane key={lane.id} lane={lane} none={none} xOf={xOf} onRead={setRead} />
        ))}
      </ul>
      <p className={styles.read} aria-hidden="true" dir="auto">
        {read ?? '\u00A0'}
      </p>
    </>
  );
}
