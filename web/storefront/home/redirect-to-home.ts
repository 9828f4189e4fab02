import { redirect } from 'react-router';

/** The storefront opens at Home (spec 2). */
const toHome = () => redirect('/user/home');

export { toHome as clientLoader, toHome as loader };
