import * as z from 'zod/mini';

/** An object schema that the OpenAPI document defines once, under the name `id`. */
export function component<Shape extends z.core.$ZodShape>(id: string, shape: Shape) {
  return z.object(shape).register(z.globalRegistry, { id });
}
