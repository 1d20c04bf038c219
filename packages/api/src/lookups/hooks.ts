import { useRead } from '../core/useRead.ts';
import { lookupKey } from './keys.ts';
import {
  listAts,
  listReasonCodes,
  listResolutionCodes,
  listSettings,
  listSiteTypes,
  type ReasonCodeKind,
  type SettingKind,
} from './requests.ts';

/** Look-ups change rarely: asked for once a session, the server's five minutes of HTTP cache apart. */
const once = { revalidateIfStale: false, revalidateOnReconnect: false };

export const useAts = () => useRead(lookupKey('ats'), listAts, once);
export const useSiteTypes = () => useRead(lookupKey('site_types'), listSiteTypes, once);
export const useSettings = (kind: SettingKind) =>
  useRead(lookupKey(kind), () => listSettings(kind), once);
/** The reason codes of a kind; nothing is asked for while it is undefined. */
export const useReasonCodes = (kind: ReasonCodeKind | undefined) =>
  useRead(
    kind === undefined ? null : lookupKey(`reason:${kind}`),
    () => (kind === undefined ? Promise.resolve([]) : listReasonCodes(kind)),
    once,
  );
export const useResolutionCodes = (status: 'done' | 'cant_do') =>
  useRead(lookupKey(`resolution:${status}`), () => listResolutionCodes(status), once);
