import type { CodeProblem } from '@console/ui/CodeEditor/php/codeProblem.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { PhpState } from './usePhp.ts';
import styles from './CodeEditorPage.module.css';

export const problemCountText = (count: number) =>
  count === 1 ? '1 problem' : `${count} problems`;
const sentence = ({ line, message }: CodeProblem) => `Line ${line}: ${message}`;

export interface ReachedProblem {
  problem: CodeProblem;
  /** How many times the cursor has gone to a problem. */
  times: number;
}

const isSame = (one: CodeProblem, other: CodeProblem) =>
  one.line === other.line && one.message === other.message;

/**
 * The sentence of the problem. Every second time it ends with a blank, so that a screen reader
 * reads the same sentence again.
 */
const readAgain = ({ problem, times }: ReachedProblem) =>
  sentence(problem) + (times % 2 === 0 ? '\u00A0' : '');

interface ProblemsBarProps {
  php: PhpState;
  /** The problem to which the cursor went last. It is announced. */
  reached: ReachedProblem | undefined;
  onGoTo: (problem: CodeProblem) => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Says how many problems the code has. A press on the number opens the list of problems. */
export function ProblemsBar({
  php: { problems, unchecked, list, setList },
  reached,
  onGoTo,
}: ProblemsBarProps) {
  const open = list !== 'closed';
  // A problem that was repaired is not named any more.
  const isThere = reached && problems?.some((problem) => isSame(problem, reached.problem));
  const count = problems?.length ?? 0;
  return (
    <div className={styles.problemsBar}>
      {unchecked ? (
        <span>{unchecked}</span>
      ) : problems === undefined ? (
        <span>The code is being checked.</span>
      ) : count === 0 ? (
        <span className={styles.state}>
          <CircleCheck aria-hidden="true" size={14} /> No problems
        </span>
      ) : (
        <button
          type="button"
          className={styles.count}
          aria-expanded={open}
          onClick={() => setList(open ? 'closed' : 'open')}
        >
          <CircleAlert aria-hidden="true" size={14} /> {problemCountText(count)}
        </button>
      )}
      <output className={styles.reached}>{isThere ? readAgain(reached) : ''}</output>
      {open && count > 0 ? (
        <ul className={styles.problems} aria-label="Problems">
          {problems?.map((problem, index) => (
            <li key={`${problem.line}:${problem.column}`}>
              <button
                ref={list === 'focused' && index === 0 ? focus : undefined}
                type="button"
                onClick={() => onGoTo(problem)}
              >
                {sentence(problem)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
