import { noticeOf, type ApiError } from '@console/api/core/errors';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { sameValue } from '@console/ui/threeWayMerge.ts';

/** The server's message about one field, and the value that it refused. */
type FieldRefusal = {
  readonly sent: unknown;
  readonly message: string;
  readonly duplicates?: readonly number[];
};
export type Refusals = Readonly<Record<string, FieldRefusal>>;

/** What the banner of a dialog says about the last attempt. */
export type Refusal = {
  readonly words: string;
  /** True when no further attempt can succeed. The dialog then offers only Close. */
  readonly final?: boolean;
};

type Values = Readonly<Record<string, unknown>>;

/** The codes of conflicts after which no further attempt can succeed. */
const FINAL_CODES: ReadonlySet<string> = new Set([
  'entity_archived',
  'scrape_archived',
  'already_archived',
  'not_archived',
]);
/** Whether no further attempt can succeed, because the record was archived or unarchived meanwhile. */
export const isFinal = ({ kind, code }: ApiError): boolean =>
  kind === 'conflict' && FINAL_CODES.has(code);

/**
 * Whether the dialog itself asks about this failure of its form: somebody was faster. It then says
 * all of it, and a notice would only contradict.
 */
export const isAskedAbout = ({ kind, code }: ApiError): boolean =>
  kind === 'stale' || (kind === 'conflict' && code.startsWith('already_'));

/** The title and the status of a failure, for the sentence of a dialog that raises no notice. */
export const statusOf = ({ title, status }: ApiError): string => `(${title}: Status ${status})`;

const COPY = 'What you entered is still here to be copied.';
export const COPY_BEFORE_CLOSING = `Nothing has been saved. ${COPY}`;
const MAYBE_SAVED = `Your earlier try had no answer and may have been saved. ${COPY}`;

/**
 * Rewrites the sentence of a 412 as "Changed by Grace Hopper meanwhile (11/20/2026 09:30 EST).".
 * Any other sentence is returned unchanged.
 */
export function changedMeanwhile(detail: string): string {
  const [, who, at] = /was changed by (.+) at (\S+?)\.?(?: |$)/.exec(detail) ?? [];
  const instant = Date.parse(at ?? '');
  if (!who || Number.isNaN(instant)) return detail || 'Somebody changed this meanwhile.';
  return `Changed by ${who} meanwhile (${formatMinute(instant / 1000)}).`;
}

/** A failed attempt to save: the values that were sent, and the error. */
export interface FailedTry {
  error: ApiError;
  sent: Values | undefined;
  /** True when an earlier attempt got no answer, so that it may have been saved. */
  mayBeSaved?: boolean;
  /** Maps the name of a violation to the field that it belongs to, where the two names differ. */
  wireNames?: Readonly<Record<string, string>>;
}

/**
 * The field of a violation: `entity_tags[2].tag` belongs to `entity_tags`. Undefined when the form
 * has no such field.
 */
function fieldOf(propertyPath: string, { sent, wireNames = {} }: FailedTry): string | undefined {
  const head = propertyPath.split(/[.[]/, 1)[0] ?? '';
  const name = Object.hasOwn(wireNames, head) ? wireNames[head] : head;
  return name !== undefined && sent && Object.hasOwn(sent, name) ? name : undefined;
}

/** The refusals of the server by field. */
export const fieldRefusals = (failure: FailedTry): Refusals =>
  Object.fromEntries(
    failure.error.violations.flatMap(({ propertyPath, message, duplicates }) => {
      const field = fieldOf(propertyPath, failure);
      return field === undefined
        ? []
        : [[field, { sent: failure.sent?.[field], message, duplicates }]];
    }),
  );

/** The refusal of a field. Undefined when the field no longer has the value that was refused. */
export function refusalOf(
  refusals: Refusals,
  field: string,
  value: unknown,
): FieldRefusal | undefined {
  const refusal = Object.hasOwn(refusals, field) ? refusals[field] : undefined;
  return refusal && sameValue(refusal.sent, value) ? refusal : undefined;
}

/**
 * The banner for a failed save. It is empty when every violation is shown at a field. A violation
 * that belongs to no field stays until any value changes. Any other error stays until the next
 * attempt.
 */
export function bannerOf(failure: FailedTry, values: Values): Refusal | undefined {
  const { error, sent, mayBeSaved } = failure;
  if (isFinal(error)) {
    const words = `${error.detail} ${mayBeSaved ? MAYBE_SAVED : COPY_BEFORE_CLOSING}`;
    return { words: isAskedAbout(error) ? `${words} ${statusOf(error)}` : words, final: true };
  }
  if (error.violations.length > 0) {
    const words = error.violations
      .filter(({ propertyPath }) => fieldOf(propertyPath, failure) === undefined)
      .map(({ message }) => message)
      .join(' ');
    return words !== '' && sameValue(sent, values) ? { words } : undefined;
  }
  if (error.kind === 'stale')
    return {
      words: `${changedMeanwhile(error.detail)} What you entered is still here. ${statusOf(error)}`,
    };
  const notice = noticeOf(error);
  return notice && { words: [notice.title, notice.detail ?? ''].join('. ').trim() };
}

/** The refusals without those that a ticked check box overrides. */
export const withoutOverridden = (
  refusals: Refusals,
  overrides: Readonly<Record<string, string>>,
  values: Values,
): Refusals =>
  Object.fromEntries(
    Object.entries(refusals).filter(
      ([field, { duplicates }]) => !duplicates || values[overrides[field] ?? ''] !== true,
    ),
  );

/**
 * Whether the failure still applies. A failure with violations ends when the refused values have
 * been changed.
 */
export const isStanding = (failure: FailedTry, refusals: Refusals, values: Values): boolean =>
  failure.error.violations.length === 0 ||
  bannerOf(failure, values) !== undefined ||
  Object.keys(refusals).some((field) => refusalOf(refusals, field, values[field]) !== undefined);
