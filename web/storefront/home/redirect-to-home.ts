import { redirect } from 'react-router';

/** Specification, section 2. */
const toHome = () => redirect('/user/home');

export { toHome as clientLoader, toHome as loader };
