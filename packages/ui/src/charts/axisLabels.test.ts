import { describe, expect, it } from 'vitest';
import { axisLabels } from './axisLabels.ts';

describe('axisLabels', () => {
  it.each([
    ['short ones stay', ['Idle', 'Parsing'], ['Idle', 'Parsing']],
    [
      'three lanes of one scrape differ at their end',
      ['Nvidia Workday: Idle', 'Nvidia Workday: Parsing', 'Nvidia Workday: Spidering'],
      ['Nvidia…y: Idle', 'Nvidia…Parsing', 'Nvidia…idering'],
    ],
    [
      'two scrapes differ in their middle',
      ['Nvidia Israel Careers: Idle', 'Nvidia Taiwan Careers: Idle', 'Google'],
      ['…Israel…: Idle', '…Taiwan…: Idle', 'Google'],
    ],
    [
      'equal names stay equal',
      ['Nvidia Israel Careers', 'Nvidia Israel Careers'],
      ['Nvidia…Careers', 'Nvidia…Careers'],
    ],
    [
      'a letter of two code units is one',
      ['🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀'],
      ['🚀🚀🚀🚀🚀🚀…🚀🚀🚀🚀🚀🚀🚀'],
    ],
    ['none', [], []],
  ])('%s', (_, texts, labels) => {
    expect(axisLabels(texts, 14)).toEqual(labels);
  });
});
