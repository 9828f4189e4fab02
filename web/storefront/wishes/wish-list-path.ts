export const WISH_LIST_PATH = '/user/wish-list';
