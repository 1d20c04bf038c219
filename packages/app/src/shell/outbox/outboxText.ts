import type { outboxStore, OutboxItem } from '@console/api/reviews/outbox/outbox';

type Waiting = (typeof outboxStore)['waiting'];
type Shown = Pick<OutboxItem, 'title'>;

const decisions = (count: number) => (count === 1 ? '1 decision' : `${count} decisions`);

const WAITING = {
  network: 'Waiting for the network',
  session: 'Waiting for the sign-in',
} as const satisfies Record<NonNullable<Waiting>, string>;

/**
 * The text about the decisions that are being sent, such as "Sending Acme: Do Nothing..." or
 * "Waiting for the network: 3 decisions".
 */
export function sendingText(items: readonly Shown[], waiting: Waiting): string {
  const [only] = items;
  const what = items.length === 1 && only ? only.title : decisions(items.length);
  return waiting ? `${WAITING[waiting]}: ${what}` : `Sending ${what}...`;
}

/** The text about the failed decisions, such as "2 decisions were not sent". */
export const failedText = (count: number): string =>
  `${decisions(count)} ${count === 1 ? 'was' : 'were'} not sent`;

/**
 * The text of the live region. It changes with the state of the outbox and not with each decision,
 * so that fifty decisions in a row are not fifty announcements.
 */
export function announcementText(open: number, waiting: Waiting, failed: number): string {
  const way = open === 0 ? '' : waiting ? `${WAITING[waiting]}.` : 'Sending.';
  return [way, failed === 0 ? '' : `${failedText(failed)}.`].filter(Boolean).join(' ');
}

/** The address at which the row of a decision is reviewed. */
export const reviewAddress = ({ rowId, tab }: Pick<OutboxItem, 'rowId' | 'tab'>): string =>
  `/dashboard/data-quality/${tab}?review=${rowId}`;
