// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { createStore } from "../../src/lib/session/store.ts";
import { closeScreen, openScreen } from "../../test/open-screen.tsx";
import { ShortList } from "./short-list.tsx";

afterEach(closeScreen);

test.each([[["Nora"]], [[]]])("can be exported with %j", async (rows) => {
  await openScreen(
    <Provider store={createStore()}>
      <ShortList<string>
        caption="Team"
        rows={rows}
        columns={[{ key: "name", head: "Name", cell: (name) => name }]}
        rowKey={(name) => name}
        empty={{ title: "Nobody found", text: "Nobody matches." }}
        csv={[{ head: "Name", text: (name) => name }]}
      />
    </Provider>,
    {},
  );
  screen.getByRole("button", { name: "Export CSV" });
  expect(screen.queryAllByRole("heading", { name: "Nobody found" })).toHaveLength(1 - rows.length);
});
