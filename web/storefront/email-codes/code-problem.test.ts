import { expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { toCodeProblem } from './code-problem.ts';

test.each([
  [
    new ApiError(400, { message: 'Wrong.', fields: { code: 'Not that one.' } }),
    { message: 'Not that one.', isCodeWrong: true },
  ],
  [new ApiError(409, { message: 'It has ended.' }), { message: 'It has ended.', isCodeWrong: false }],
  [
    new ApiError(429, { message: 'Too many.' }, 20),
    { message: 'That was tried too often. Please try again in 1 minute.', isCodeWrong: false },
  ],
  [
    new ApiError(429, { message: 'Too many.' }, 5_400),
    { message: 'That was tried too often. Please try again in 2 hours.', isCodeWrong: false },
  ],
  [
    new ApiError(429, { message: 'Too many.' }),
    { message: 'That was tried too often. Please wait a moment.', isCodeWrong: false },
  ],
  [new ApiError(502, {}), { message: 'That did not work. Please try again.', isCodeWrong: false }],
  [new Error('else'), { message: 'That did not work. Please try again.', isCodeWrong: false }],
])('%s is shown as %o', (error, problem) => {
  expect(toCodeProblem(error)).toEqual(problem);
});
