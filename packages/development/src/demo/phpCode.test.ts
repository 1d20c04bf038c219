import { Engine } from 'php-parser';
import { describe, expect, it } from 'vitest';
import { demoSystems } from './entityFacts.ts';
import { phpCode, type PhpSubject } from './phpCode.ts';
import { Random } from './random.ts';
import { hostileNames } from './vocabulary.ts';

const engine = new Engine({
  parser: { php7: true, version: '7.4', suppressErrors: false },
  ast: { withPositions: false },
});
const types = ['spider', 'parser', 'combo'] as const;
const write = (
  type: (typeof types)[number],
  more: Partial<PhpSubject> = {},
  lines = 60,
  seed = 1,
) =>
  phpCode(
    type,
    Random.at(seed, type),
    {
      entity: 'Acme',
      ats: 'workday',
      portal: 'https://acme.wd1.myworkdayjobs.com/External',
      ...more,
    },
    lines,
  );
const height = (code: string) => code.split('\n').length - 1;

describe('the generated scripts', () => {
  const portals: [ats: string | null, portal: string | null][] = demoSystems.map(
    ({ name, careerPortal }) => [name, careerPortal('acme')],
  );
  it.each([...portals, ['never heard of', null], [null, null]] satisfies typeof portals)(
    'for %s are PHP of 30 lines and more',
    (ats, portal) => {
      for (const type of types) {
        for (const lines of [30, 120]) {
          const code = write(type, { ats, portal }, lines);
          expect(engine.parseCode(code, 'script.php').errors).toEqual([]);
          expect(height(code)).toBeGreaterThanOrEqual(30);
        }
      }
    },
  );

  it.each([...hostileNames, "*/ ?> <?php $x = '", '\\', "'; exit; //", '', '123', 'line\nbreak'])(
    'for an entity called %j are PHP',
    (entity) => {
      for (const type of types)
        expect(
          engine.parseCode(
            write(type, { entity, portal: `https://jobs.example/'"\\*/?>${entity}` }),
            'script.php',
          ).errors,
        ).toEqual([]);
    },
  );

  it('grow to the requested length, and no further than 1,500 lines', () => {
    for (const type of types) {
      for (let seed = 1; seed < 20; seed += 1)
        expect(height(write(type, {}, 1500, seed))).toBeLessThanOrEqual(1500);
      expect(height(write(type, {}, 1500))).toBeGreaterThan(1450);
      expect(engine.parseCode(write(type, {}, 1500), 'script.php').errors).toEqual([]);
    }
  });

  it('are never shorter than 30 lines', () => {
    for (let seed = 1; seed < 300; seed += 1)
      for (const type of types)
        expect(height(write(type, { ats: null }, 30, seed))).toBeGreaterThanOrEqual(30);
  });

  it('are the same for the same draws, and others for other draws', () => {
    expect(write('spider')).toBe(write('spider'));
    expect(write('spider', {}, 60, 2)).not.toBe(write('spider'));
  });

  it('hold what somebody would search for: the call of the system, the portal, the entity', () => {
    expect(write('spider')).toMatch(
      /class AcmeWorkdaySpider[^]*wday\/cxs\/External[^]*appliedFacets/,
    );
    expect(
      write('spider', { ats: 'greenhouse', portal: 'https://boards.greenhouse.io/acme' }),
    ).toContain('https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true');
    expect(write('combo', { ats: 'ashby' })).toContain('ApiJobBoardWithTeams');
    expect(write('parser', { ats: 'icims' })).toContain('.iCIMS_JobContent');
    expect(new Set(demoSystems.map(({ name }) => write('spider', { ats: name }))).size).toBe(
      demoSystems.length,
    );
  });
});
