import { notFound } from '@console/api/core/hydra/problem';
import * as shiftEndpoints from '@console/api/daily-job-shifts/endpoints';
import { flush, outboxStore } from '@console/api/reviews/outbox/outbox';
import type { Role } from '@console/api/roles/rules';
import { buildShift } from '@console/mocks/daily-job-shifts/fixtures';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { meAs } from '@console/mocks/me/handlers';
import { problemResponse, resource } from '@console/mocks/respond';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { failing, refused, stale, unreachable } from '@console/mocks/scenarios';
import { userRefOf, userRefs } from '@console/mocks/users/userRef';
import { instant } from '@console/mocks/wire';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import {
  form,
  hasNote,
  isAt,
  isOpen,
  open,
  openShifts,
  press,
  row,
  rowStates,
  shiftsTab,
  writeReview,
} from '../../../../../.storybook/play/reviewMode.ts';
import { setCareerFollow } from '../career-page/careerFollow.store.ts';
import { DailyJobShiftTab } from '../daily-job-shift/DailyJobShiftTab.tsx';

const tab = shiftsTab();
const { path } = tab;
const open4 = openShifts(4);
const [first, second] = open4;
const inFront = (...handlers: RequestHandler[]) => ({ inFront: () => handlers });

let quality = createQualityStore();

const meta: Meta<typeof DailyJobShiftTab> = {
  title: 'features/quality/ReviewModeTroubles',
  component: DailyJobShiftTab,
  ...tab.meta,
  parameters: { ...tab.parameters, shifts: open4, ...inFront() },
  beforeEach: ({ msw, parameters }) => {
    tab.beforeEach();
    outboxStore.items = [];
    setCareerFollow(false);
    quality = createQualityStore({ shifts: parameters['shifts'] });
    tab.from(() => quality)({ msw });
    msw?.use(...parameters['inFront']());
  },
};
export default meta;
type Story = StoryObj<typeof DailyJobShiftTab>;

const reviewedBy = (role: Role) => {
  const { first_name, last_name } = userRefOf(role);
  return `Reviewed by ${`${first_name} ${last_name}`.trim()} meanwhile`;
};
const colleague = reviewedBy('ROLE_DQ_LEAD');

const overtakingOf = (role: Role) => ({
  last_time_reviewed: instant('2026-11-20T09:30:00Z'),
  last_reviewed_by: userRefOf(role),
});

/** The second row after another person's review. */
const overtakenBy = (role: Role) =>
  endpoint(shiftEndpoints.read, ({ params }) =>
    Number(params['id']) === second?.id && second
      ? resource(buildShift({ ...second, ...overtakingOf(role) }))
      : undefined,
  );

/** Reviews the first row and moves on three rows before its answer arrives. */
async function goOn() {
  await open();
  await writeReview({ count: '41', note: 'Mine' });
  await press('{Control>}{Enter}{/Control}');
  await isAt('2 of 4');
  await press('j');
  await press('j');
  await isAt('4 of 4');
  await expect((await rowStates())[0]).toBe('Sending');
}
const saysAtFirst = (words: string, options = {}) =>
  waitFor(async () => {
    const [state, ...others] = await rowStates();
    await expect(state).toContain(words);
    await expect(others).toEqual(['', '', '']);
  }, options);
const sendButton = () => form().getByRole('button', { name: 'Send and go on' });
async function openFirst() {
  await userEvent.click(await row(1));
  await waitFor(() => expect(form().getByRole('textbox', { name: 'Job Count' })).toHaveValue('41'));
  await hasNote('Mine');
}

/**
 * Another person reviewed the row first. The refusal arrives when the reviewer is three rows
 * further.
 */
export const Refused: Story = {
  play: async ({ step }) => {
    await goOn();
    if (first) quality.shifts.save(buildShift({ ...first, ...overtakingOf('ROLE_DQ_LEAD') }));
    await flush();
    await step('H-REV-011 the row says that it failed, and why', async () => {
      await saysAtFirst(`Failed: ${colleague}`);
      await isAt('4 of 4');
    });
    await step('H-REV-011 opening it shows what was typed, and the conflict', async () => {
      await openFirst();
      await expect(form().getByText(/What you entered is still here/)).toBeVisible();
      await expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(form().getByRole('button', { name: 'Keep my text' }));
      await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'));
      await expect(form().getByRole('textbox', { name: 'Job Count' })).toHaveValue('41');
      await userEvent.click(sendButton());
      await saysAtFirst('Sending');
      await flush();
      await saysAtFirst('Reviewed');
      await expect(quality.shifts.find(first?.id)?.latest_note?.content).toContain('Mine');
    });
  },
};

/** The server refuses the decision with the given problem. */
const refusedFor = (handler: RequestHandler, why: string): Story => ({
  parameters: { covers: ['H-REV-011'], ...inFront(handler) },
  play: async () => {
    await goOn();
    await flush();
    await saysAtFirst('Failed: ');
    await saysAtFirst(why);
    await isAt('4 of 4');
    await openFirst();
    await expect(form().getByText(new RegExp(why))).toBeVisible();
  },
});
const REVIEW = shiftEndpoints.review;
export const StaleVersion = refusedFor(
  stale(REVIEW, { noun: 'daily job shift' }),
  'was changed by Grace Hopper',
);
export const Invalid = refusedFor(
  refused(REVIEW, [{ propertyPath: 'note', message: 'Too long.', code: 'too_long' }]),
  'Too long',
);

/** Without an answer, no decision is lost and none is shown as saved. */
const heldUp = (handler: RequestHandler): Story => ({
  parameters: { covers: ['H-REV-008'], ...inFront(handler) },
  play: async ({ msw }) => {
    await goOn();
    await flush();
    await saysAtFirst('Sending');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    msw?.use(...allHandlers({ quality }));
    dispatchEvent(new Event('online'));
    // A request that was sent before the recovery may still fail, and is retried after a pause.
    await saysAtFirst('Reviewed');
    await isAt('4 of 4');
  },
});
export const ServerError = heldUp(failing(REVIEW));
export const NoAnswer = heldUp(unreachable(REVIEW));

export const ReviewedByAColleague: Story = {
  parameters: inFront(overtakenBy('ROLE_DQ_LEAD')),
  play: async ({ step }) => {
    await open();
    await step('H-REV-012 the row that follows says who reviewed it meanwhile', async () => {
      await waitFor(async () => expect((await rowStates())[1]).toContain(colleague));
      await press('j');
      await isAt('2 of 4');
      await expect(await screen.findByText(new RegExp(colleague), { selector: 'p' })).toBeVisible();
    });
    await step('H-REV-012 it can be reviewed all the same', async () => {
      await writeReview({ count: '3', note: 'Once more' });
      await press('{Control>}{Enter}{/Control}');
      await waitFor(() =>
        expect(outboxStore.items[0]?.reviewed).toBe(instant('2026-11-20T09:30:00Z')),
      );
    });
  },
};

/** One person has review mode open in two windows. */
export const ReviewedInAnotherWindow: Story = {
  parameters: inFront(overtakenBy('ROLE_ADMIN')),
  play: async ({ step }) => {
    await open();
    await step('H-REV-012 the row says that I have reviewed it elsewhere', async () => {
      await waitFor(async () => expect((await rowStates())[1]).toContain(reviewedBy('ROLE_ADMIN')));
      await press('j');
      await isAt('2 of 4');
      await expect(
        await screen.findByText(new RegExp(reviewedBy('ROLE_ADMIN')), { selector: 'p' }),
      ).toBeVisible();
    });
  },
};

export const RemovedByAColleague: Story = {
  parameters: {
    covers: ['H-REV-012'],
    ...inFront(
      endpoint(shiftEndpoints.read, ({ params }) =>
        Number(params['id']) === second?.id ? problemResponse(notFound()) : undefined,
      ),
    ),
  },
  play: async () => {
    await open();
    await waitFor(async () => expect((await rowStates())[1]).toBe('Gone'));
    await press('s');
    await isAt('3 of 4, 1 skipped');
    await press('k');
    // The form comes a moment after its row.
    await waitFor(() => {
      const send = screen.getByRole('button', { name: 'Send and go on' });
      send.focus();
      return expect(send).toHaveAccessibleDescription('Somebody has removed this row meanwhile.');
    });
  },
};

/** A link on the page changes the filter while review mode is open. */
export const AnotherFilter: Story = {
  render: () => (
    <>
      <a href={`${path}&scrapeId=${second?.scrape.id}&review=${first?.id}`}>Another filter</a>
      <a href={path}>Back</a>
      <DailyJobShiftTab />
    </>
  ),
  play: async ({ step }) => {
    await open();
    await isAt('1 of 4');
    await step('H-REV-013 the worklist stays, and a line offers the new filter', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Another filter' }));
      const again = await screen.findByRole('button', { name: 'Start again with the new filter' });
      await isAt('1 of 4');
      await userEvent.click(again);
      await isAt('1 of 1');
      await waitFor(() => expect(address()).toContain(`review=${second?.id}`));
      await expect(
        screen.queryByRole('button', { name: 'Start again with the new filter' }),
      ).not.toBeInTheDocument();
    });
    await step('H-REV-006 an address without a row is the list', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Back' }));
      await waitFor(async () => expect(await tab.rows()).toHaveLength(4));
    });
  },
};

export const OpenedByALink: Story = {
  parameters: { address: `${path}&review=${second?.id}`, covers: ['H-REV-006'] },
  play: async () => {
    await isOpen();
    await isAt('2 of 4');
    await waitFor(() =>
      expect(form().getByRole('radio', { name: 'Send for Review' })).toHaveFocus(),
    );
  },
};

export const NotInTheList: Story = {
  parameters: { address: `${path}&review=987654`, covers: ['H-REV-014'] },
  play: async () => {
    await expect(
      await screen.findByText('The row of the address is not in this list any more.'),
    ).toBeVisible();
    await isAt('1 of 4');
  },
};

export const FailedToLoad: Story = {
  parameters: {
    address: `${path}&review=1`,
    covers: ['H-REV-014'],
    ...inFront(failing(shiftEndpoints.list)),
  },
  play: async () => {
    await expect(await screen.findByText('The list could not be read.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave review mode' }));
    await expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
  },
};

export const TypedAndNotSent: Story = {
  play: async ({ step }) => {
    await open();
    await press('c');
    await userEvent.keyboard('17');
    await step('H-REV-015 what is typed stays while other rows are open', async () => {
      await press('{Escape}');
      await press('j');
      await isAt('2 of 4');
      await press('k');
      await waitFor(() =>
        expect(form().getByRole('textbox', { name: 'Job Count' })).toHaveValue('17'),
      );
    });
    await step('H-REV-015 Escape leaves the field first, then asks', async () => {
      await press('c');
      await press('{Escape}');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await press('{Escape}');
      const dialog = within(await screen.findByRole('dialog', { name: 'Leave review mode?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
      await isOpen();
      await press('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      await expect(await tab.rows()).toHaveLength(4);
    });
  },
};

const assigned = fn<(body: unknown) => void>().mockName('the assignment');

/** A row cannot be given back to nobody, so there is nothing to undo. */
export const AssignedToMe: Story = {
  parameters: {
    covers: ['H-REV-016'],
    ...inFront(
      endpoint(shiftEndpoints.assign, async ({ request }) => {
        assigned(await request.clone().json());
      }),
    ),
  },
  play: async () => {
    assigned.mockClear();
    await open();
    await expect(screen.getByRole('button', { name: 'Assign to me' })).toBeVisible();
    await press('m');
    await expect(await screen.findByText('Daily Job Shift has been assigned.')).toBeVisible();
    await expect(screen.getByText('Assigned To').closest('div')).toHaveTextContent(
      meAs('ROLE_ADMIN').last_name,
    );
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await expect(assigned).toHaveBeenCalledOnce();
    await press('m');
    await expect(await screen.findByText('It is assigned to you already.')).toBeVisible();
    await expect(assigned).toHaveBeenCalledOnce();
  },
};

/** Undo assigns the row to its former assignee again, and the row can be taken again. */
export const AssignmentUndone: Story = {
  parameters: {
    covers: ['H-UND-004'],
    shifts: open4.map((shift, index) =>
      index === 0 ? { ...shift, assigned_to: userRefs(10) } : shift,
    ),
    ...inFront(
      endpoint(shiftEndpoints.assign, async ({ request }) => {
        assigned(await request.clone().json());
      }),
    ),
  },
  play: async () => {
    assigned.mockClear();
    await open();
    await press('m');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone.')).toBeInTheDocument();
    await expect(assigned.mock.calls).toEqual([
      [{ assigned_to: ['users/10', `users/${meAs('ROLE_ADMIN').id}`] }],
      [{ assigned_to: ['users/10'] }],
    ]);
    await press('m');
    await waitFor(() => expect(assigned).toHaveBeenCalledTimes(3));
  },
};

/** A window for career pages that a story can look at. */
function fakeWindow() {
  const site = { closed: false, location: { href: '' }, focus: fn<() => void>() };
  const opened = fn<(href: string) => typeof site | null>((href) => {
    site.location.href = href;
    return site;
  });
  const frame = spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get');
  frame.mockImplementation(() => Object.assign(Object.create(null), { open: opened }));
  return { site, opened, end: () => frame.mockRestore() };
}
const careerPages = open4.map(({ scrape, entity }) => scrape.career_portal ?? entity.career_page);

export const CareerPageFollows: Story = {
  play: async ({ step }) => {
    const { site, opened, end } = fakeWindow();
    await open();
    const toggle = screen.getByRole('checkbox', { name: 'Career page follows' });
    await step('H-CAR-001 the window goes to the row that is open', async () => {
      await userEvent.click(toggle);
      await expect(opened).toHaveBeenCalledOnce();
      await expect(site.location.href).toBe(careerPages[0]);
      await press('j');
      await waitFor(() => expect(site.location.href).toBe(careerPages[1]));
    });
    await step('H-CAR-002 the console keeps the focus', async () => {
      await expect(site.focus).toHaveBeenCalledOnce(); // When it was opened.
    });
    await step('H-CAR-003 who returns from it is in the job count', async () => {
      await waitFor(() => expect(form().getByRole('textbox', { name: 'Job Count' })).toBeVisible());
      await isAt('2 of 4');
      dispatchEvent(new Event('blur'));
      dispatchEvent(new Event('focus'));
      await waitFor(() => expect(form().getByRole('textbox', { name: 'Job Count' })).toHaveFocus());
      await press('{Escape}');
    });
    await step(
      'H-CAR-004 a window that was closed says so, and nothing follows any more',
      async () => {
        await expect(localStorage.getItem('career-page-follows')).toBe('on');
        site.closed = true;
        await press('j');
        await expect(
          await screen.findByText('The career page does not follow any more.'),
        ).toBeVisible();
        await expect(toggle).not.toBeChecked();
      },
    );
    end();
  },
};

export const CareerPageBlocked: Story = {
  parameters: { covers: ['H-CAR-004'] },
  play: async () => {
    const { opened, end } = fakeWindow();
    opened.mockReturnValue(null);
    await open();
    const toggle = screen.getByRole('checkbox', { name: 'Career page follows' });
    await userEvent.click(toggle);
    await expect(await screen.findByText('The window was blocked.')).toBeVisible();
    await expect(toggle).not.toBeChecked();
    end();
  },
};

export const OpensTheCareerPage: Story = {
  parameters: { covers: ['H-CAR-005'] },
  play: async () => {
    const { site, opened, end } = fakeWindow();
    await open();
    await press('o');
    await expect(opened).toHaveBeenCalledWith(careerPages[0], '_blank');
    await press('j');
    await isAt('2 of 4');
    await expect(site.location.href).toBe(careerPages[0]);
    site.closed = true;
    end();
  },
};

/** In a narrow window facts, form and evidence are stacked. */
export const Narrow: Story = {
  parameters: {
    covers: ['H-REV-017'],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await open();
    const box = (element: HTMLElement) => element.getBoundingClientRect();
    const evidence = box(await screen.findByRole('region', { name: 'Evidence' }));
    const review = box(screen.getByRole('region', { name: /^Review of/ }));
    await expect(evidence.right).toBeLessThanOrEqual(review.left);
    await expect(
      box(screen.getByRole('heading', { level: 2, name: first?.entity.company_name })).bottom,
    ).toBeLessThanOrEqual(evidence.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(review.right).toBeLessThanOrEqual(innerWidth);
    const list = box(screen.getByRole('navigation', { name: 'Rows to review' }));
    await expect(list.bottom).toBeLessThanOrEqual(innerHeight);
  },
};
