"""The log of every process of a house. Lines for machines (`SNAR_LOG=json`) are one JSON object each, also of an error
with its trace."""

from __future__ import annotations

import json
import logging
import os
import time

from .log_limit import Quiet


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        data = {"at": f"{at}.{int(record.msecs):03}Z", "level": record.levelname.lower(), "who": record.name}
        data["what"] = record.getMessage()
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


def write_log() -> None:
    """Once in each process. Every handler, whoever put it there, passes only so many lines of a kind."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        if not any(isinstance(one, Quiet) for one in handler.filters):
            handler.addFilter(Quiet())
        if os.environ.get("SNAR_LOG") == "json":
            handler.setFormatter(JsonLines())
