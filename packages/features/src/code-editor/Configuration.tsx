import { useSettings, type SettingKind } from '@console/api/lookups/client';
import { NO_PROXY, SPIDER_FREQUENCIES } from '@console/api/scrape-code/rules';
import { Button } from '@console/ui/Button';
import { firstFieldIn } from '@console/ui/Dialog/fieldsIn.ts';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { SelectField } from '@console/ui/form/SelectField';
import { TextField } from '@console/ui/form/TextField';
import { useRef } from 'react';
import type { SettingsForm } from './codeBuffer.ts';
import { inputProblems, settingsProblems } from './configuration.ts';
import type { TestInputs } from './useTestInputs.ts';
import styles from './CodeEditorPage.module.css';

interface ChoiceProps {
  label: string;
  name: string;
  kind: SettingKind;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  error?: string;
  disabledReason?: string;
}

/**
 * A ref for the Retry button: when the button is removed, the select of the same field gets the
 * focus.
 */
function passFocusToChoice(retry: HTMLElement | null) {
  const choice = retry?.previousElementSibling;
  return () => {
    if (choice instanceof HTMLElement && retry?.contains(document.activeElement))
      firstFieldIn(choice)?.focus();
  };
}

/**
 * A setting whose options come from the server. Retry reads them again after a failure. A value
 * that is not among the options can still be chosen.
 */
function Choice({ kind, value, ...field }: ChoiceProps) {
  const { data: options = [], error, isValidating, mutate } = useSettings(kind);
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <>
      <SelectField
        {...field}
        value={value}
        options={known ? options : [...options, { value, label: value }]}
      />
      {error && !options.length && (
        <div ref={passFocusToChoice}>
          <Button size="sm" pending={isValidating} onClick={() => void mutate()}>
            {`Retry ${field.label}`}
          </Button>
        </div>
      )}
    </>
  );
}

interface ConfigurationProps {
  settings: SettingsForm;
  onSettings: (changed: Partial<SettingsForm>) => void;
  inputs: TestInputs;
  onInputs: (changed: Partial<TestInputs>) => void;
  isCombo: boolean;
  /** Why nothing here can be changed. */
  disabledReason?: string;
}

/** The settings of a scrape, and the inputs of its tests. */
export function Configuration({
  settings,
  onSettings,
  inputs,
  onInputs,
  isCombo,
  disabledReason,
}: ConfigurationProps) {
  // The proxy that was chosen before Self-Identified was ticked.
  const proxyBefore = useRef<string>(undefined);
  const problems = { ...settingsProblems(settings), ...inputProblems(inputs, isCombo) };
  return (
    <div className={styles.fields}>
      <Choice
        label="Cookie Method"
        name="method"
        kind="cookie_method"
        value={settings.method}
        onChange={(method) => onSettings({ method })}
        required
        error={problems.method}
        disabledReason={disabledReason}
      />
      <CheckboxField
        label="Clear Cookie"
        name="clear_cookie"
        value={settings.clear_cookie}
        onChange={(clear_cookie) => onSettings({ clear_cookie })}
        disabledReason={disabledReason}
      />
      <Choice
        label="Proxy Service"
        name="proxy_service"
        kind="proxy_method"
        value={settings.proxy_service}
        onChange={(proxy_service) => onSettings({ proxy_service })}
        disabledReason={
          disabledReason ??
          (settings.self_identification
            ? 'A scrape that identifies itself uses no proxy.'
            : undefined)
        }
      />
      <CheckboxField
        label="Self-Identified"
        name="self_identification"
        value={settings.self_identification}
        onChange={(self_identification) => {
          const { proxy_service: proxy } = settings;
          if (self_identification) proxyBefore.current = proxy;
          onSettings({
            self_identification,
            proxy_service: self_identification ? NO_PROXY : (proxyBefore.current ?? proxy),
          });
        }}
        disabledReason={disabledReason}
      />
      <Choice
        label="Specific Host"
        name="specific_host"
        kind="specific_host"
        value={settings.specific_host}
        onChange={(specific_host) => onSettings({ specific_host })}
        disabledReason={disabledReason}
      />
      <SelectField
        label="Spider Frequency"
        name="spider_frequency"
        value={settings.spider_frequency}
        onChange={(spider_frequency) => onSettings({ spider_frequency })}
        options={SPIDER_FREQUENCIES.map((hours) => ({
          value: String(hours),
          label: `${hours} hours`,
        }))}
        disabledReason={disabledReason}
      />
      <h3 className={styles.subtitle}>For tests in this browser</h3>
      <Choice
        label="Update Method"
        name="update_method"
        kind="update_method"
        value={inputs.update_method}
        onChange={(update_method) => onInputs({ update_method })}
        required={!isCombo}
        error={problems.update_method}
        disabledReason={
          disabledReason ?? (isCombo ? 'A combo scrape has no update method.' : undefined)
        }
      />
      <TextField
        label="Test URL"
        name="test_url"
        value={inputs.test_url}
        onChange={(test_url) => onInputs({ test_url })}
        inputMode="url"
        error={problems.test_url}
        disabledReason={disabledReason}
      />
      <TextField
        label="Job Data"
        name="job_data"
        value={inputs.job_data}
        onChange={(job_data) => onInputs({ job_data })}
        lines={3}
        disabledReason={disabledReason}
      />
    </div>
  );
}
