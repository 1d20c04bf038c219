import * as shiftEndpoints from '@console/api/daily-job-shifts/endpoints';
import { outboxStore, takeBack } from '@console/api/reviews/outbox/outbox';
import { shifts } from '@console/mocks/daily-job-shifts/fixtures';
import { endpoint } from '@console/mocks/endpoint';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import {
  form,
  hasNote,
  isAt,
  isOpen,
  open,
  openShifts,
  press,
  PRESSES,
  row,
  rowStates,
  shiftsTab,
  writeReview,
} from '../../../../../.storybook/play/reviewMode.ts';
import { DailyJobShiftTab } from '../daily-job-shift/DailyJobShiftTab.tsx';
import { setTemplates } from '../templates/templates.store.ts';

const tab = shiftsTab();
const { path } = tab;
const read = fn<(id: string) => void>().mockName('a row was read');
const recorded = endpoint(shiftEndpoints.read, ({ params }) => read(String(params['id'])));

const meta: Meta<typeof DailyJobShiftTab> = {
  title: 'features/quality/ReviewMode',
  component: DailyJobShiftTab,
  ...tab.meta,
  beforeEach: ({ msw }) => {
    tab.beforeEach();
    outboxStore.items = [];
    read.mockClear();
    PRESSES.count = 0;
    msw?.use(recorded);
  },
};
export default meta;
type Story = StoryObj<typeof DailyJobShiftTab>;

/** Waits until the worklist holds all rows of the list. */
const rowsInWorklist = (count: number) =>
  waitFor(() =>
    expect(
      screen.getByRole('navigation', { name: 'Rows to review' }).querySelector('li'),
    ).toHaveAttribute('aria-setsize', String(count)),
  );
const nameOf = (id: number) => shifts.find((one) => one.id === id)?.entity.company_name ?? '';

export const Open: Story = {
  tags: ['screen'],
  play: async ({ step }) => {
    await step('H-REV-001 the button opens list, facts, evidence and form', async () => {
      await tab.rows();
      await userEvent.click(screen.getByRole('button', { name: 'Review mode' }));
      await isOpen();
      await expect(await row(1)).toHaveAttribute('aria-current', 'true');
      await expect(await row(1)).toHaveTextContent(/\d → \d/);
      await expect(screen.getByRole('heading', { name: nameOf(1) })).toBeVisible();
      await expect(await screen.findByRole('region', { name: 'Evidence' })).toBeVisible();
      await waitFor(() => expect(form().getByRole('radio', { name: 'Do Nothing' })).toBeVisible());
      await expect(screen.queryByRole('table')).not.toBeInTheDocument();
    });
    await step('H-REV-004 the place in the worklist is in sight and said', async () => {
      await isAt('1 of 53');
    });
    await step('H-REV-005 the first control has the focus', async () => {
      await waitFor(() =>
        expect(form().getByRole('radio', { name: 'Send for Review' })).toHaveFocus(),
      );
    });
    await step('H-REV-006 the row stands in the address', async () => {
      await waitFor(() => expect(address()).toBe(`${path}&review=1`));
      await press('j');
      await waitFor(() => expect(address()).toBe(`${path}&review=2`));
    });
    await step('H-REV-006 leaving takes it away and returns to the row', async () => {
      await press('{Escape}');
      await waitFor(() => expect(address()).toBe(path));
      const [, second] = await tab.rows();
      await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
    });
  },
};

/** A "do nothing" review and the step to the next row, without the mouse. */
export const DoneWithFourKeys: Story = {
  beforeEach: tab.from(() => createQualityStore({ shifts: openShifts(4) })),
  play: async ({ step }) => {
    await open();
    const [first, second] = openShifts(2);
    const note = `${first?.entity.company_name} was checked`;
    setTemplates(1, [{ name: 'Checked', text: '{entity} was checked' }]);
    await step(
      'H-REV-007 a do-nothing review takes at most eight presses beside texts',
      async () => {
        await writeReview({ count: '80', note });
        await press('{Control>}{Enter}{/Control}');
        await waitFor(() => expect(outboxStore.items).toHaveLength(1));
        await expect(PRESSES.count).toBeLessThanOrEqual(8);
      },
    );
    await step('H-REV-008 it is held by the outbox, and the next row is there', async () => {
      await expect(outboxStore.items[0]).toMatchObject({
        kind: 'daily-job-shifts',
        rowId: first?.id,
        state: 'held',
        title: `${first?.entity.company_name}: Do Nothing`,
        draftKey: `daily-job-shift-review-${first?.id}`,
        values: { action: 'do_nothing', job_count: 80, note: `<p>${note}</p>` },
      });
      await isAt('2 of 4');
      await expect(await rowStates()).toEqual(['Sending', '', '', '']);
    });
    await step('H-TPL-011 H-TPL-013 r repeats the last decision, for the new row', async () => {
      await press('r');
      await waitFor(() => expect(form().getByRole('radio', { name: 'Do Nothing' })).toBeChecked());
      await expect(form().getByRole('textbox', { name: 'Job Count' })).toHaveValue('');
      await hasNote(`${second?.entity.company_name} was checked`);
      setTemplates(1, []);
    });
    await step('H-REV-005 the keys work at once: the focus is in no field', async () => {
      await press('2');
      await waitFor(() =>
        expect(form().getByRole('radio', { name: 'Place on Watch' })).toBeChecked(),
      );
    });
  },
};

/** Fifty presses of a key that is held down. */
function holdNext() {
  for (let count = 0; count < 50; count += 1)
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'j', repeat: count > 0, bubbles: true }),
    );
}

export const HeldKey: Story = {
  play: async ({ step }) => {
    await open();
    await isAt('1 of 53');
    await rowsInWorklist(53);
    read.mockClear();
    await step('H-REV-002 fifty presses of a held key land on the fifty-first row', async () => {
      holdNext();
      await isAt('51 of 53');
      await waitFor(() => expect(screen.getByRole('heading', { name: nameOf(51) })).toBeVisible());
      await waitFor(() => expect(form()).toBeTruthy());
    });
    await step('H-REV-002 nothing is asked for the rows that were passed', async () => {
      await waitFor(() => expect(read).toHaveBeenCalledWith('51'));
      await expect(read.mock.calls.length).toBeLessThanOrEqual(4);
      await expect(read).not.toHaveBeenCalledWith('20');
    });
  },
};

/**
 * Delays the list request of review mode until the story releases it. The table's own request is
 * answered at once.
 */
function heldList() {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const handler = endpoint(shiftEndpoints.list, async ({ request }) => {
    if (new URL(request.url).searchParams.get('limit') === '100') await isAnswered;
  });
  return { handler, answer };
}

export const HeldKeyBeforeTheList: Story = {
  play: async ({ msw, step }) => {
    const list = heldList();
    msw?.use(list.handler);
    await open();
    await step('H-REV-023 the last row at hand is shown until the list is read', async () => {
      holdNext();
      await isAt('20 of 53');
    });
    await step('H-REV-002 the presses land on the fifty-first row', async () => {
      list.answer();
      await isAt('51 of 53');
      await waitFor(() => expect(screen.getByRole('heading', { name: nameOf(51) })).toBeVisible());
    });
  },
};

/** An interaction with the open row, and the list position afterwards. */
const handled = (what: string, handle: () => Promise<void>): Story => ({
  parameters: { covers: ['H-REV-023'] },
  play: async ({ msw, step }) => {
    const list = heldList();
    msw?.use(list.handler);
    await open();
    holdNext();
    await isAt('20 of 53');
    await waitFor(() =>
      expect(screen.getByRole('form', { name: new RegExp(nameOf(20)) })).toBeVisible(),
    );
    await step(`H-REV-023 nobody is moved who has ${what}`, async () => {
      await handle();
      list.answer();
      await rowsInWorklist(53);
      await isAt('20 of 53');
    });
  },
});
export const ChosenBeforeTheList = handled('chosen an action', async () => {
  await press('5');
  await waitFor(() => expect(form().getByRole('radio', { name: 'Do Nothing' })).toBeChecked());
});
export const ClickedBeforeTheList = handled('clicked into the form', async () => {
  await userEvent.click(form().getByRole('textbox', { name: 'Job Count' }));
});
export const TypedBeforeTheList = handled('typed a letter that moves on elsewhere', async () => {
  form().getByRole('textbox', { name: 'Job Count' }).focus();
  await userEvent.keyboard('j');
});

export const TakenBack: Story = {
  beforeEach: tab.from(() => createQualityStore({ shifts: openShifts(3) })),
  play: async ({ step }) => {
    await open();
    await writeReview({ count: '41', note: 'Too early' });
    await press('{Control>}{Enter}{/Control}');
    await isAt('2 of 3');
    await step('H-REV-009 z takes the last one back, with what was typed', async () => {
      await press('z');
      await isAt('1 of 3');
      await expect(outboxStore.items).toHaveLength(0);
      await waitFor(() =>
        expect(form().getByRole('textbox', { name: 'Job Count' })).toHaveValue('41'),
      );
      await hasNote('Too early');
      await expect(await rowStates()).toEqual(['', '', '']);
    });
    await step(
      'H-REV-009 the same row can be sent again, and taken back from its place',
      async () => {
        await press('{Control>}{Enter}{/Control}');
        await isAt('2 of 3');
        await expect(outboxStore.items).toHaveLength(1);
        await press('k');
        await isAt('1 of 3');
        await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
        await expect(outboxStore.items).toHaveLength(0);
        await waitFor(() =>
          expect(form().getByRole('textbox', { name: 'Job Count' })).toHaveValue('41'),
        );
      },
    );
  },
};

export const SkippedAndDone: Story = {
  beforeEach: tab.from(() => createQualityStore({ shifts: openShifts(3) })),
  play: async ({ step }) => {
    await open();
    await step('H-REV-010 s skips, and the skipped ones are counted', async () => {
      await press('s');
      await isAt('2 of 3, 1 skipped');
      await press('s');
      await isAt('3 of 3, 2 skipped');
      await expect(await rowStates()).toEqual(['Skipped', 'Skipped', '']);
    });
    await step('H-REV-010 after the last row they can be gone through again', async () => {
      await writeReview({ count: '5', note: 'Fine' });
      await press('{Control>}{Enter}{/Control}');
      await expect(await screen.findByText('All 3 are done, 2 skipped.')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Go through the skipped ones' }));
      await isAt('1 of 3');
      await waitFor(() => expect(form()).toBeTruthy());
    });
  },
};

/** The Undo button of the outbox line takes a decision back, too. */
export const TakenBackByTheLine: Story = {
  beforeEach: tab.from(() => createQualityStore({ shifts: openShifts(3) })),
  parameters: { covers: ['H-REV-009'] },
  play: async () => {
    await open();
    await writeReview({ count: '12', note: 'By the line' });
    await press('{Control>}{Enter}{/Control}');
    await isAt('2 of 3');
    await expect(takeBack()?.isDraft).toBe(false);
    await isAt('1 of 3');
    await waitFor(() =>
      expect(form().getByRole('textbox', { name: 'Job Count' })).toHaveValue('12'),
    );
  },
};
