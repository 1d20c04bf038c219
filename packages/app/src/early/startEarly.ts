import { matchPath, redirectOf } from '../navigation/matchPath.ts';
import { earlyPaths } from './earlyPaths.ts';

interface EarlyConfig {
  apiBaseUrl: string;
  oauthAgentBaseUrl: string;
}

/** Written by the server into the page; undefined on a static host, where the answer is not worth a round of waiting here. */
export function readConfig(text: string | null | undefined): EarlyConfig | undefined {
  if (!text?.trim()) return undefined;
  const config: unknown = JSON.parse(text);
  if (typeof config !== 'object' || config === null || !('apiBaseUrl' in config) || !('oauthAgentBaseUrl' in config)) return undefined;
  const { apiBaseUrl, oauthAgentBaseUrl } = config;
  return typeof apiBaseUrl === 'string' && typeof oauthAgentBaseUrl === 'string' ? { apiBaseUrl, oauthAgentBaseUrl } : undefined;
}

/** A failed early request is nobody's yet: whoever takes it up handles it; until then it must not count as unhandled. */
const kept = (answer: Promise<Response>) => {
  answer.catch(() => undefined);
  return answer;
};
