import { MESSAGES } from '@console/api/core/hydra/messages';
import { isValidUrl } from '@console/api/core/urls';
import type { SettingsForm } from './codeBuffer.ts';
import type { TestInputs } from './useTestInputs.ts';

/** What is wrong with the settings. Settings with a problem cannot be saved. */
export const settingsProblems = ({ method }: SettingsForm): Partial<Record<'method', string>> =>
  method === '' ? { method: MESSAGES.required } : {};

/** What is wrong with the inputs of a test. A combo has no update method. */
export function inputProblems(
  { update_method, test_url }: TestInputs,
  isCombo: boolean,
): Partial<Record<'update_method' | 'test_url', string>> {
  return {
    ...(update_method === '' && !isCombo ? { update_method: MESSAGES.required } : {}),
    ...(test_url !== '' && !isValidUrl(test_url) ? { test_url: MESSAGES.invalid_url } : {}),
  };
}

/** Why a test cannot be run with these inputs. */
export function firstInputProblem(inputs: TestInputs, isCombo: boolean): string | undefined {
  const { update_method, test_url } = inputProblems(inputs, isCombo);
  if (update_method) return `Update Method: ${update_method}`;
  return test_url && `Test URL: ${test_url}`;
}
