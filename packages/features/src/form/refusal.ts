import { noticeOf, type ApiError } from '@console/api/core/errors';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { sameValue } from '@console/ui/threeWayMerge.ts';

/** What the server refused at one field, and for which value. */
type FieldRefusal = {
  readonly sent: unknown;
  readonly message: string;
  readonly duplicates?: readonly number[];
};
export type Refusals = Readonly<Record<string, FieldRefusal>>;

/** What the banner of a dialog says about the last try. */
export type Refusal = {
  readonly words: string;
  /** No further try can succeed: the dialog offers Close only. */
  readonly final?: boolean;
};

type Values = Readonly<Record<string, unknown>>;

/** Conflicts that are no other person's change of the same fields. */
const FINAL_CODES: ReadonlySet<string> = new Set([
  'entity_archived',
  'scrape_archived',
  'already_archived',
  'not_archived',
]);
/** No further try can succeed: the record was archived, or brought back, meanwhile. */
export const isFinal = ({ kind, code }: ApiError): boolean =>
  kind === 'conflict' && FINAL_CODES.has(code);

const COPY = 'What you entered is still here to be copied.';
export const COPY_BEFORE_CLOSING = `Nothing has been saved. ${COPY}`;
const MAYBE_SAVED = `Your earlier try had no answer and may have been saved. ${COPY}`;

/**
 * "Changed by Grace Hopper meanwhile (11/20/2026 09:30 EST)." from the sentence of a 412; any other
 * sentence as it is.
 */
export function changedMeanwhile(detail: string): string {
  const [, who, at] = /was changed by (.+) at (\S+?)\.?(?: |$)/.exec(detail) ?? [];
  const instant = Date.parse(at ?? '');
  if (!who || Number.isNaN(instant)) return detail || 'Somebody changed this meanwhile.';
  return `Changed by ${who} meanwhile (${formatMinute(instant / 1000)}).`;
}

/** One try to save: what was sent, and what came back. */
export interface FailedTry {
  error: ApiError;
  sent: Values | undefined;
  /** An earlier try had no answer. */
  mayBeSaved?: boolean;
  /** The field that a violation of another name belongs to. */
  wireNames?: Readonly<Record<string, string>>;
}

/** `entity_tags[2].tag` belongs to the field `entity_tags`; undefined for no field of the form. */
function fieldOf(propertyPath: string, { sent, wireNames = {} }: FailedTry): string | undefined {
  const head = propertyPath.split(/[.[]/, 1)[0] ?? '';
  const name = Object.hasOwn(wireNames, head) ? wireNames[head] : head;
  return name !== undefined && sent && Object.hasOwn(sent, name) ? name : undefined;
}

/** What the server refused at the fields of the form. */
export const fieldRefusals = (failure: FailedTry): Refusals =>
  Object.fromEntries(
    failure.error.violations.flatMap(({ propertyPath, message, duplicates }) => {
      const field = fieldOf(propertyPath, failure);
      return field === undefined
        ? []
        : [[field, { sent: failure.sent?.[field], message, duplicates }]];
    }),
  );

/** The refusal of a field, as long as the field has the value that was refused. */
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
 * of no field stays until any value changes; any other error stays until the next attempt.
 */
export function bannerOf(failure: FailedTry, values: Values): Refusal | undefined {
  const { error, sent, mayBeSaved } = failure;
  if (isFinal(error)) {
    const words = `${error.detail} ${mayBeSaved ? MAYBE_SAVED : COPY_BEFORE_CLOSING}`;
    return { words, final: true };
  }
  if (error.violations.length > 0) {
    const words = error.violations
      .filter(({ propertyPath }) => fieldOf(propertyPath, failure) === undefined)
      .map(({ message }) => message)
      .join(' ');
    return words !== '' && sameValue(sent, values) ? { words } : undefined;
  }
  if (error.kind === 'stale')
    return { words: `${changedMeanwhile(error.detail)} What you entered is still here.` };
  const notice = noticeOf(error);
  return notice && { words: [notice.title, notice.detail ?? ''].join('. ').trim() };
}

/** The refused fields without those that a ticked check box overrides. */
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

/** Whether the failure still applies: none of the refused values has changed since. */
export const isStanding = (failure: FailedTry, refusals: Refusals, values: Values): boolean =>
  failure.error.violations.length === 0 ||
  bannerOf(failure, values) !== undefined ||
  Object.keys(refusals).some((field) => refusalOf(refusals, field, values[field]) !== undefined);
