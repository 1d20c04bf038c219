import type { UserRef } from '@console/api/users/schema';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { RichTextView } from '@console/ui/RichTextView';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../parts/cells/ExternalLink.tsx';
import { userLabel } from '../../parts/people/userLabel.ts';
import { assignedTo } from '../assign/assigned.ts';
import styles from './ReviewDialog.module.css';

interface FactProps {
  name: string;
  /** The value. When it is null, undefined or an empty text, nothing is rendered. */
  children: ReactNode;
}

/** A fact with its name and value. */
export function Fact({ name, children }: FactProps) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** A fact whose value is an address. */
export const LinkFact = ({ name, url }: { name: string; url: string | null | undefined }) => (
  <Fact name={name}>{url && <ExternalLink url={url} />}</Fact>
);

interface Reviewed {
  assigned_to?: readonly UserRef[];
  last_time_reviewed: number | null;
  last_reviewed_by?: UserRef | null;
}

function reviewedText({ last_time_reviewed: at, last_reviewed_by: by }: Reviewed) {
  if (at === null) return undefined;
  return by ? `${formatMinute(at)} by ${userLabel(by)}` : formatMinute(at);
}

interface RowFactsProps {
  row: Reviewed;
  /** The latest note about the row. */
  note: { content: string | null } | null | undefined;
  /** The facts that only this kind of row has. */
  children: ReactNode;
}

/** The facts about a row, so that nobody has to look at the list behind the dialog. */
export function RowFacts({ row, note, children }: RowFactsProps) {
  return (
    <dl className={styles.facts}>
      {children}
      <Fact name="Assigned To">{assignedTo(row).map(userLabel).join(', ')}</Fact>
      <Fact name="Last Reviewed">{reviewedText(row)}</Fact>
      <Fact name="Latest Note">
        {note?.content && (
          // A scroll container must be focusable, so that the keyboard can scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className={styles.note} tabIndex={0}>
            <RichTextView html={note.content} />
          </div>
        )}
      </Fact>
    </dl>
  );
}
