import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

it.each([
  ['Austin, TX', 'Austin', 'Texas', 'United States'],
  ['Boston, Massachusetts', 'Boston', 'Massachusetts', 'United States'],
  ['Seattle, WA, USA', 'Seattle', 'Washington', 'United States'],
  ['Toronto, ON, Canada', 'Toronto', 'Ontario', 'Canada'],
  ['Waterloo, ON', 'Waterloo', 'Ontario', 'Canada'],
  ['London, UK', 'London', null, 'United Kingdom'],
  ['United States', null, null, 'United States'],
  ['תל אביב-יפו', 'תל אביב-יפו', null, 'Israel'],
  ['New York', 'New York', null, null],
  ['Remote', 'Remote', null, null],
  [' , ', ',', null, null],
])('reads %s', (location, city, region, country) => {
  expect(placeOf(location)).toEqual({ city, region, country });
});
