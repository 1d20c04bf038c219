import type { ApiError, Violation } from '@console/api/core/errors';
import { changedMeanwhile } from '../form/refusal.ts';
import type { SettingsForm } from './codeBuffer.ts';
import { SETTING_LABELS } from './partText.ts';

const isSetting = (name: string): name is keyof SettingsForm => Object.hasOwn(SETTING_LABELS, name);

const isReason = ({ propertyPath }: Violation) => propertyPath === 'code_change_reason_code';

/** What the server says about the reason of a save. The reason belongs to no part. */
export const reasonRefusal = ({ violations }: ApiError): string | undefined =>
  violations.find(isReason)?.message;

export const NOT_TRIED = 'It was not tried, because the part before it was refused.';

/**
 * Says why a part was not saved. The text is empty when the server refused only the reason.
 *
 * @param isGone whether the scrape is deleted; a 404 to the save alone does not mean that
 */
export function failureText(
  { kind, status, detail, violations }: ApiError,
  isGone: boolean,
): string {
  if (kind === 'unauthorized') return 'The session has ended. Sign in again, then save again.';
  if (isGone) return 'The scrape has been deleted.';
  if (kind === 'offline') return 'No response was received. It is safe to save again.';
  if (kind === 'stale') return changedMeanwhile(detail);
  if (kind === 'contract')
    return 'The answer could not be read. Reload the page to see whether it was saved.';
  if (violations.length === 0) return detail || `The server answered with status ${status}.`;
  return violations
    .filter((violation) => !isReason(violation))
    .map(({ propertyPath, message: words }) =>
      isSetting(propertyPath) ? `${SETTING_LABELS[propertyPath]}: ${words}` : words,
    )
    .join(' ');
}
