import * as v from 'valibot';
import { orNull, relationId, text, whole } from '../core/wire.ts';

/** GET /ats. */
export const atsSchema = v.object({
  '@id': orNull(text),
  id: relationId,
  name: text,
  data_regex: orNull(text),
});
export type Ats = v.InferOutput<typeof atsSchema>;

const optionSchema = v.object({ label: text, value: text });
export type Option = v.InferOutput<typeof optionSchema>;

const siteTypeSchema = v.object({ label: text, value: whole });
export type SiteType = v.InferOutput<typeof siteTypeSchema>;

/** GET /site_types. The values are numbers. */
export const siteTypesSchema = v.object({ setting_options: v.array(siteTypeSchema) });
/** GET /cookie_methods, /specific_hosts, /update_methods, /proxy_methods. */
export const settingOptionsSchema = v.object({ setting_options: v.array(optionSchema) });
export const reasonCodesSchema = v.object({ reason_codes: v.array(optionSchema) });
export const resolutionCodesSchema = v.object({ resolution_codes: v.array(optionSchema) });
