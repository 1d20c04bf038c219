/**
 * The addresses that the console calls. See docs/contract.md#configuration. This module has no
 * valibot, because the boot script loads it too.
 */
export type ConsoleConfig = typeof defaults;

const defaults = {
  apiBaseUrl: '/api',
  oauthAgentBaseUrl: '/oauth-agent',
  csrfHeaderName: 'x-console-csrf',
  legacyBaseUrl: '/legacy',
  legacyTestPath: '/admin/external_code_test',
  legacyPopupPath: '/admin/scrape_command',
  legacyFramePath: '/admin/',
  legacyTestBody: 'v1',
  appVersion: '1.0.44',
};

let config: ConsoleConfig | undefined;

/** A key that is absent or is no text keeps its default. */
function withDefaults(given: object): ConsoleConfig {
  const texts = Object.entries(given).filter(
    ([name, value]) => name in defaults && typeof value === 'string' && value !== '',
  );
  return { ...defaults, ...Object.fromEntries(texts) };
}

function parse(text: string): ConsoleConfig | undefined {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === 'object' && given !== null ? withDefaults(given) : undefined;
  } catch {
    return undefined;
  }
}

const inPage = (): ConsoleConfig | undefined =>
  typeof document === 'undefined'
    ? undefined
    : parse(document.getElementById('console-config')?.textContent ?? '');

/** The configuration of the page, or the defaults until it is loaded. */
export function getConfig(): ConsoleConfig {
  config ??= inPage();
  return config ?? defaults;
}

/**
 * Loads the configuration: from the page, else from /config.json (a static host), else the
 * defaults.
 */
export async function loadConfig(): Promise<ConsoleConfig> {
  config ??= inPage();
  config ??= await fetch('/config.json')
    .then(async (response) => (response.ok ? parse(await response.text()) : undefined))
    .catch(() => undefined);
  return getConfig();
}
