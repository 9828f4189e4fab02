/** Where the shop comes from (spec 2: founded 2018). */
export function Story() {
  return (
    <section aria-labelledby="story" className="mt-16 grid gap-x-16 gap-y-6 lg:mt-24 lg:grid-cols-12">
      <h2 id="story" className="text-3xl lg:col-span-4">
        Founded in 2018, at a kitchen table
      </h2>
      <div className="space-y-5 text-lg lg:col-span-7 lg:col-start-6">
        <p>
          Marigold began with a kettle. Ours had broken for the third time, and after two evenings of reading
          reviews we knew one thing: the good one existed, hardly anyone had heard of it, and it cost too
          much.
        </p>
        <p>
          So we wrote to the people who made it and asked for twelve. They sold in a week, to friends first
          and then to friends of friends. We asked for forty. Then somebody wanted to know about headphones.
        </p>
        <p>
          The list has grown since: electronics, things for the home, clothes, care, gear for outdoors. The
          way we choose has not. We look for what is made well, ask for a fair price, and pass it on.
        </p>
      </div>
    </section>
  );
}
