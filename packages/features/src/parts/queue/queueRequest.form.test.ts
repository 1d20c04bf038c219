// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  queueRequestForm,
  toFormValues,
  toQueueRequest,
  type QueueRequestValues,
} from './queueRequest.form.ts';

const acme = { id: 1, company_name: 'Acme', url: 'https://acme.example' };
const filled: QueueRequestValues = {
  ...toFormValues(acme),
  company_queue_request_priority: '2',
  company_queue_numjobs_estimate: '0',
  company_queue_request_notes: '<p>Why</p>',
};
const fresh: QueueRequestValues = {
  ...filled,
  target: 'new',
  target_id: null,
  entity_name: 'New',
  entity_url: 'new.example',
};

describe('what is wrong with a request', () => {
  it.each<[string, Partial<QueueRequestValues>, object]>([
    ['nothing', {}, {}],
    ['B-VAL-017 no entity', { target: 'none' }, { search: 'This is required' }],
    [
      'B-VAL-018 no priority',
      { company_queue_request_priority: '' },
      { company_queue_request_priority: 'This is required' },
    ],
    [
      'B-VAL-019 no estimate',
      { company_queue_numjobs_estimate: ' ' },
      { company_queue_numjobs_estimate: 'This is required' },
    ],
    [
      'B-VAL-019 a negative estimate',
      { company_queue_numjobs_estimate: '-1' },
      { company_queue_numjobs_estimate: 'Value must be positive' },
    ],
    [
      'an estimate too large',
      { company_queue_numjobs_estimate: '2147483648' },
      { company_queue_numjobs_estimate: 'Value must be at most 2147483647' },
    ],
    [
      'B-VAL-020 a note without text',
      { company_queue_request_notes: '<p> </p>' },
      { company_queue_request_notes: 'This is required' },
    ],
    [
      'an address not added',
      { typed: 'a@b.co' },
      { typed: 'Add the address, or clear the field.' },
    ],
    [
      'B-VAL-022 a portal that is no URL',
      { career_portal: 'abc' },
      { career_portal: 'URL not valid' },
    ],
  ])('%s', (_, given, expected) => {
    expect(queueRequestForm.problemsOf({ ...filled, ...given })).toEqual(expected);
  });

  it.each<[string, Partial<QueueRequestValues>, object]>([
    ['nothing', {}, {}],
    ['no name', { entity_name: ' ' }, { entity_name: 'This is required' }],
    ['no address', { entity_url: '' }, { entity_url: 'This is required' }],
    ['no web address', { entity_url: 'abc' }, { entity_url: 'URL not valid' }],
  ])('a new entity: %s', (_, given, expected) => {
    expect(queueRequestForm.problemsOf({ ...fresh, ...given })).toEqual(expected);
  });
});

describe('the body of a request', () => {
  it('names the entity and its queue, where that is known', () => {
    expect(toQueueRequest(filled, 3)).toMatchObject({ entity_id: 1, company_queue_id: 3 });
    expect(toQueueRequest(filled, null)).not.toHaveProperty('company_queue_id');
  });
  it('of a queue without an entity names the queue alone', () => {
    const body = toQueueRequest({ ...filled, target: 'queue', target_id: 77 }, null);
    expect(body.company_queue_id).toBe(77);
    expect(body).not.toHaveProperty('entity_id');
  });
  it('of a new entity names neither, and completes its address', () => {
    const body = toQueueRequest(fresh, 3);
    expect(body).toMatchObject({ entity_name: 'New', entity_url: 'https://new.example' });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['entity_id']));
    expect(body).not.toHaveProperty('company_queue_id');
  });
  it('has each listener once', () => {
    const emails = ['a@b.co', 'A@b.co', 'c@d.co'];
    const body = toQueueRequest({ ...filled, company_queue_listener_email: emails }, null);
    expect(body.company_queue_listener_email).toEqual(['a@b.co', 'c@d.co']);
  });
});
