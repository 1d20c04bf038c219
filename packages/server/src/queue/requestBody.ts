import { LISTENERS_MAX, listenerProblem } from '@console/api/company-queues/rules';
import type { queueRequestBody } from '@console/api/company-queues/schema';
import { relationId, type Addresses } from '@console/api/core/hydra/iri';
import { UNSTORABLE } from '@console/api/core/hydra/messages';
import type { Violations } from '@console/api/core/hydra/violations';
import type * as v from 'valibot';
import { webAddress } from '../entities/urlKey.ts';
import { readRichText } from '../hydra/richText.ts';
import type { NewRequest } from './addRequest.ts';

export type RequestBody = v.InferOutput<typeof queueRequestBody>;

const NAME_MAX = 255;
const ESTIMATE_MAX = 2_147_483_647;

export type RequestNames = { entityId: number | null; queueId: number | null };

/**
 * Reads the entity and the queue of a body.
 *
 * @throws Problem 400 for anything but a relation
 */
export function namedByRequest(body: RequestBody, addresses: Addresses): RequestNames {
  const id = (value: unknown, collection: string) =>
    value === undefined || value === null || value === ''
      ? null
      : relationId(value, collection, addresses);
  return {
    entityId: id(body.entity_id, 'entities'),
    queueId: id(body.company_queue_id, 'company_queues'),
  };
}

/**
 * Reads the request of a body. Its violations are added to `violations`.
 *
 * @throws Problem 413
 */
export function requestOf(body: RequestBody, violations: Violations): NewRequest {
  const priority = body.company_queue_request_priority ?? null;
  if (priority === null) violations.add('company_queue_request_priority', 'required');
  else violations.wholeBetween('company_queue_request_priority', priority, 1, 5);
  const estimate = body.company_queue_numjobs_estimate ?? null;
  if (estimate === null) violations.add('company_queue_numjobs_estimate', 'required');
  else violations.wholeBetween('company_queue_numjobs_estimate', estimate, 0, ESTIMATE_MAX);
  const notesPath = 'company_queue_request_notes';
  const notes = readRichText(notesPath, body[notesPath], violations);
  return {
    source: 'console',
    priority: priority ?? 0,
    numjobsEstimate: estimate ?? 0,
    reasonCode: null,
    notes,
    listeners: listenersOf(body, violations),
    careerSection: body.career_section ?? false,
    careerSectionEmpty: body.career_section_empty ?? false,
    emailWhenFinished: body.email_when_finished ?? false,
  };
}

/** The name of the field in which the body of a request has its listeners. */
export const LISTENERS = 'company_queue_listener_email';

const listenersOf = ({ [LISTENERS]: given }: RequestBody, violations: Violations): string[] =>
  checkedListeners(given ?? [], LISTENERS, (index) => `${LISTENERS}[${index}]`, violations);

/**
 * Reads a list of at most `max` addresses, trimmed. Its violations are added at the path that
 * `pathOf` gives for each address.
 */
export function checkedListeners(
  given: readonly string[],
  list: string,
  pathOf: (index: number) => string,
  violations: Violations,
  max: number = LISTENERS_MAX,
): string[] {
  if (given.length > max) {
    violations.tooMany(list, LISTENERS_MAX);
    return [];
  }
  given.forEach((email, index) => {
    const problem = listenerProblem(email, given.slice(0, index));
    if (problem) violations.addCoded(pathOf(index), problem.code, problem.message);
  });
  return given.map((email) => email.trim());
}

/** The names for a new queue. They may be absent when the entity is known. */
export function soughtBy(body: RequestBody, isKnown: boolean, violations: Violations) {
  const name = isKnown
    ? violations.optionalText('entity_name', body.entity_name, NAME_MAX)
    : violations.requiredText('entity_name', body.entity_name, NAME_MAX);
  const ats = violations.optionalText('ats', body.ats, NAME_MAX);
  const address = (path: 'entity_url' | 'career_portal', isRequired: boolean) => {
    const text = body[path]?.normalize('NFC').trim() ?? '';
    const valid = text === '' || UNSTORABLE.test(text) ? null : webAddress(text);
    if (text === '' && isRequired) violations.add(path, 'required');
    else if (text !== '' && valid === null) violations.add(path, 'invalid_url');
    return valid;
  };
  return {
    name,
    ats,
    url: address('entity_url', !isKnown),
    careerPortal: address('career_portal', false),
  };
}
