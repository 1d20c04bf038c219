import type { QueueRequestWrite } from '@console/api/company-queues/schema';
import { isBlank, MESSAGES } from '@console/api/core/hydra/messages';
import { plainName } from '@console/api/core/hydra/plainName';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { normaliseUrl } from '@console/api/core/urls';
import { addressProblem } from '@console/api/entities/rules';
import { sanitise } from '@console/ui/RichTextView/sanitise.ts';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { NOT_ADDED, uniqueListeners } from './ListenersField.tsx';

/** The targets of a request: an entity, a queue without an entity, or a new entity. */
const TARGETS = ['none', 'entity', 'queue', 'new'] as const;

const shape = v.object({
  /** The text in the entity box. */
  search: v.string(),
  target: v.picklist(TARGETS),
  /** The id of the entity or the queue. */
  target_id: v.nullable(v.number()),
  entity_name: v.string(),
  entity_url: v.string(),
  career_portal: v.string(),
  ats: v.string(),
  company_queue_request_priority: v.string(),
  company_queue_numjobs_estimate: v.string(),
  company_queue_request_notes: v.string(),
  company_queue_listener_email: v.array(v.string()),
  typed: v.string(),
  career_section: v.boolean(),
  career_section_empty: v.boolean(),
  email_when_finished: v.boolean(),
});
export type QueueRequestValues = v.InferOutput<typeof shape>;

const ESTIMATE_MAX = 2_147_483_647;

function estimateProblem(text: string): string | undefined {
  const given = text.trim();
  if (given === '') return MESSAGES.required;
  if (!/^\d+$/.test(given)) return 'Value must be positive';
  return Number(given) > ESTIMATE_MAX ? `Value must be at most ${ESTIMATE_MAX}` : undefined;
}

function targetProblems({ target, entity_name: name, entity_url: url }: QueueRequestValues) {
  if (target === 'none') return { search: MESSAGES.required };
  if (target !== 'new') return {};
  const address = addressProblem(url, false)?.message;
  return {
    ...(isBlank(name) && { entity_name: MESSAGES.required }),
    ...(address !== undefined && { entity_url: address }),
  };
}

export const queueRequestForm = defineForm({
  shape,
  labels: {
    search: 'Entity',
    target: 'Entity',
    target_id: 'Entity',
    entity_name: 'Entity Name',
    entity_url: 'URL',
    career_portal: 'Job Portal URL',
    ats: 'ATS',
    company_queue_request_priority: 'Priority',
    company_queue_numjobs_estimate: 'Estimated Number of Jobs',
    company_queue_request_notes: 'Note',
    company_queue_listener_email: 'Listeners',
    typed: 'Listener E-mail',
    career_section: 'Career Section',
    career_section_empty: 'Career Section Empty',
    email_when_finished: 'E-mail When Finished',
  },
  problemsOf(values) {
    const portal = values.career_portal.trim();
    const portalProblem = portal === '' ? undefined : addressProblem(portal, false)?.message;
    const estimate = estimateProblem(values.company_queue_numjobs_estimate);
    return {
      ...targetProblems(values),
      ...(portalProblem !== undefined && { career_portal: portalProblem }),
      ...(values.company_queue_request_priority === '' && {
        company_queue_request_priority: MESSAGES.required,
      }),
      ...(estimate !== undefined && { company_queue_numjobs_estimate: estimate }),
      ...(isEmptyRichText(values.company_queue_request_notes) && {
        company_queue_request_notes: MESSAGES.required,
      }),
      ...(values.typed.trim() !== '' && { typed: NOT_ADDED }),
    };
  },
  wireNames: { entity_id: 'search', company_queue_id: 'search' },
});

export type KnownEntity = { id: number; company_name: string; url: string | null };

/** The initial values of the form, for a given entity or without one. */
export const toFormValues = (entity?: KnownEntity): QueueRequestValues => ({
  search: entity?.company_name ?? '',
  target: entity ? 'entity' : 'none',
  target_id: entity?.id ?? null,
  entity_name: entity?.company_name ?? '',
  entity_url: entity?.url ?? '',
  career_portal: '',
  ats: '',
  company_queue_request_priority: '',
  company_queue_numjobs_estimate: '',
  company_queue_request_notes: '',
  company_queue_listener_email: [],
  typed: '',
  career_section: false,
  career_section_empty: false,
  email_when_finished: false,
});

/**
 * The body of a request.
 *
 * @param entityQueueId the queue of the chosen entity; null when it has none or when it is not
 *   known
 */
export function toQueueRequest(
  values: QueueRequestValues,
  entityQueueId: number | null,
): QueueRequestWrite {
  const { target, target_id: id } = values;
  const queueId = target === 'queue' ? id : target === 'entity' ? entityQueueId : null;
  return {
    ...(target === 'entity' && id !== null && { entity_id: id }),
    ...(queueId !== null && { company_queue_id: queueId }),
    entity_name: plainName(values.entity_name),
    entity_url: normaliseUrl(values.entity_url),
    ats: values.ats,
    career_portal: normaliseUrl(values.career_portal),
    company_queue_request_priority: Number(values.company_queue_request_priority),
    company_queue_numjobs_estimate: Number(values.company_queue_numjobs_estimate),
    company_queue_request_notes: sanitise(values.company_queue_request_notes),
    company_queue_listener_email: uniqueListeners(values.company_queue_listener_email),
    career_section: values.career_section,
    career_section_empty: values.career_section_empty,
    email_when_finished: values.email_when_finished,
  };
}
