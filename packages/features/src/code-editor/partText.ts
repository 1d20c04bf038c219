import { TYPE_LABELS } from '../parts/test-runs/testRun.ts';
import type { CodeBuffer, Part, SettingsForm } from './codeBuffer.ts';

/** The code to edit, or its history. */
export type EditorTab = 'code' | 'history';

export { TYPE_LABELS };

/** The name of a part of a buffer. The spider code of a combo is its script. */
export const partLabel = (part: Part, { base: { scrape } }: Pick<CodeBuffer, 'base'>): string =>
  part === 'settings'
    ? 'Configuration'
    : part === 'spider' && scrape.is_combo
      ? 'Combo'
      : TYPE_LABELS[part];

export const SETTING_LABELS: Readonly<Record<keyof SettingsForm, string>> = {
  method: 'Cookie Method',
  clear_cookie: 'Clear Cookie',
  proxy_service: 'Proxy Service',
  self_identification: 'Self-Identified',
  specific_host: 'Specific Host',
  spider_frequency: 'Spider Frequency',
};
