export function mailRoutes(_app: object, _services: object): void {}
